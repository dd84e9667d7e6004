/** What this page is, whether the work is kept, whether the script is running, and the menus. */
import type { ComponentChildren } from 'preact';
import type { PageState } from './state';

interface TitleBarProps {
  readonly state: PageState;
  readonly menus: ComponentChildren;
}

export function TitleBar({ state, menus }: TitleBarProps) {
  return (
    <div class="title-bar">
      <svg viewBox="0 0 24 24" width="30" height="30" class="logo" aria-hidden="true">
        <path class="paper" d="M4 1h12l5 5v15a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z" />
        <path class="cells" d="M6 10h3v3H6zM10 10h3v3h-3zM14 14h3v3h-3zM10 18h3v2h-3zM6 14h3v3H6z" />
      </svg>
      <h1>Nonogram Designer</h1>
      {menus}
      <span class="keeping">
        <span class="where">A sheet on this computer · </span>
        {KEEPING[state.keeping]}
      </span>
      <span class="running">{state.running > 0 ? 'Running script…' : ''}</span>
    </div>
  );
}

const KEEPING: Readonly<Record<PageState['keeping'], string>> = {
  kept: 'saved in this browser',
  pending: 'saving…',
  impossible: 'this browser does not save it',
};
