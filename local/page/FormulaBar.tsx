/** The line above the sheet: the name of what is selected, and the text or formula of the active cell. */
import { useState } from 'preact/hooks';
import { parseArea } from '../../standin/a1';
import { fits } from '../../standin/areas';
import { useEditField } from './editField';
import { focusSheet } from './focus';
import type { Page } from './page';
import { selectArea, selectedRange } from './selection';
import { spotName } from './spot';
import { extentOf, type PageState, shownText, viewAt } from './state';

interface FormulaBarProps {
  readonly state: PageState;
  readonly page: Page;
}

export function FormulaBar({ state, page }: FormulaBarProps) {
  const field = useEditField<HTMLTextAreaElement>(state.edit, page, state.edit?.place === 'bar');
  const { active } = state.selection;
  const held = viewAt(state.book, active)?.input || shownText(state.book, active);
  return (
    <div class="formula-bar">
      <NameBox state={state} page={page} />
      <span class="fx" aria-hidden="true">
        fx
      </span>
      <textarea
        rows={1}
        {...field}
        value={state.edit?.text ?? held}
        aria-label={`Formula bar, ${spotName(active)}`}
        onFocus={() => page.edit('bar')}
      />
    </div>
  );
}

/** Shows what is selected; a name typed here and Enter goes there. */
function NameBox({ state, page }: FormulaBarProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => setTyped(null);
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== 'Escape') return;
    const area = key === 'Enter' && typed !== null ? parseArea(typed, extentOf(state)) : null;
    if (area !== null && fits(area, extentOf(state))) page.select(selectArea(area));
    leave();
    focusSheet();
  };
  return (
    <input
      id="name-box"
      aria-label="Name box"
      value={typed ?? selectedRange(state.selection)}
      spellcheck={false}
      autocomplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={press}
      onBlur={leave}
    />
  );
}
