/** The buttons above the sheet that are not the add-on's: undo, drawing, the locale, help, and starting afresh. */
import type { ComponentChildren } from 'preact';
import type { Locale } from '../../standin/types';
import { focusSheet } from './focus';
import type { Page } from './page';
import type { BookView } from './protocol';

interface ToolbarProps {
  readonly book: BookView;
  readonly page: Page;
}

const LOCALES: readonly (readonly [Locale, string])[] = [
  ['en_US', 'United States'],
  ['de_DE', 'Deutschland'],
  ['fr_FR', 'France'],
];

export function Toolbar({ book, page }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label="Sheet" class="toolbar">
      <Tool label="Undo (Ctrl+Z)" off={!book.canUndo} press={page.undo}>
        <Icon path="M7 5V1L1 7l6 6V9c4 0 7 1.3 9 4-.8-4-3-8-9-8z" />
      </Tool>
      <Tool label="Redo (Ctrl+Y)" off={!book.canRedo} press={page.redo}>
        <Icon path="M11 5V1l6 6-6 6V9c-4 0-7 1.3-9 4 .8-4 3-8 9-8z" />
      </Tool>
      <span class="divider" />
      <Tool label="Draw: fill or empty the selected cells (Space)" press={page.draw}>
        <Icon path="M2 2h6v6H2zM10 2h6v6h-6zM10 10h6v6h-6zM2 10h6v6H2zm1.5 1.5v3h3v-3z" />
        <span>Draw</span>
      </Tool>
      <Tool label="Clear the selected cells (Delete)" press={page.clear}>
        <Icon path="M6 3h12v12H6L0 9zm2.4 3L7 7.400 8.600 9 7 10.600 8.400 12 10 10.400 11.600 12 13 10.600 11.400 9 13 7.400 11.600 6 10 7.600z" />
        <span>Clear</span>
      </Tool>
      <span class="divider" />
      <LocaleChoice locale={book.locale} choose={page.setLocale} />
      <span class="spring" />
      <Tool label="Keys of this page" press={() => page.show('keys')}>
        Keys
      </Tool>
      <Tool label="Reset to the start" press={() => page.show('reset')}>
        Reset…
      </Tool>
    </div>
  );
}

interface LocaleChoiceProps {
  readonly locale: Locale;
  readonly choose: (locale: Locale) => void;
}

function LocaleChoice({ locale, choose }: LocaleChoiceProps) {
  const change = (value: string) => {
    const chosen = LOCALES.find(([name]) => name === value);
    if (chosen !== undefined) choose(chosen[0]);
  };
  return (
    <label>
      Locale
      <select value={locale} onChange={({ currentTarget }) => change(currentTarget.value)}>
        {LOCALES.map(([name, country]) => (
          <option key={name} value={name}>
            {country}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ToolProps {
  readonly label: string;
  readonly off?: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

/** A button that gives the focus back to the sheet. */
function Tool({ label, off = false, press, children }: ToolProps) {
  const click = () => {
    focusSheet();
    press();
  };
  return (
    <button type="button" class="tool" aria-label={label} title={label} disabled={off} onClick={click}>
      {children}
    </button>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
