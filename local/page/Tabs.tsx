/** The sheets at the bottom: one tab each, and a button that adds one. */
import { focusSheet } from './focus';
import type { BookView } from './protocol';

interface TabsProps {
  readonly book: BookView;
  readonly open: (name: string) => void;
  readonly add: () => void;
}

export function Tabs({ book, open, add }: TabsProps) {
  const names = book.sheetNames;
  const step = (from: number, by: 1 | -1) => {
    const name = names.at((from + by) % names.length) ?? '';
    open(name);
    document.getElementById(tabId(name))?.focus();
  };
  return (
    <div class="tabs">
      <AddButton add={add} />
      <div role="tablist" aria-label="Sheets">
        {names.map((name, index) => (
          <Tab
            key={name}
            name={name}
            isOpen={name === book.sheet.name}
            open={() => open(name)}
            step={(by) => step(index, by)}
          />
        ))}
      </div>
    </div>
  );
}

function AddButton({ add }: Pick<TabsProps, 'add'>) {
  const press = () => {
    add();
    focusSheet();
  };
  return (
    <button type="button" class="icon" aria-label="Add sheet" title="Add sheet" onClick={press}>
      +
    </button>
  );
}

interface TabProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Opens the next or the previous sheet, and leaves the focus with the tabs. */
  readonly step: (by: 1 | -1) => void;
}

function Tab({ name, isOpen, open, step }: TabProps) {
  const press = () => {
    open();
    focusSheet();
  };
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  return (
    <button
      type="button"
      role="tab"
      id={tabId(name)}
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      onClick={press}
      onKeyDown={keys}
    >
      {name}
    </button>
  );
}

function tabId(name: string): string {
  return `tab-${name}`;
}
