/** The sidebar beside the sheet, and the dialog that the script may open over it. */
import type { Dialog, Sidebar } from '../../standin/types';
import type { Page } from './page';
import { ScriptFrame } from './ScriptFrame';

interface SidebarFrameProps {
  readonly sidebar: Sidebar;
  readonly page: Page;
}

export function SidebarFrame({ sidebar, page }: SidebarFrameProps) {
  return (
    <aside class="sidebar" aria-label={sidebar.title}>
      <Head title={sidebar.title} label="Close sidebar" close={page.closeSidebar} />
      <ScriptFrame shown={sidebar} page={page} close={page.closeSidebar} />
    </aside>
  );
}

interface ScriptDialogProps {
  readonly dialog: Dialog;
  readonly page: Page;
}

/** It does not keep the focus: the sheet can be worked with while it is open. */
export function ScriptDialog({ dialog, page }: ScriptDialogProps) {
  const { title, width, height } = dialog;
  return (
    <section
      class="script-dialog"
      role="dialog"
      aria-label={title}
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      <Head title={title} label="Close dialog" close={page.closeScriptDialog} />
      <ScriptFrame shown={dialog} page={page} close={page.closeScriptDialog} />
    </section>
  );
}

function Head({ title, label, close }: { readonly title: string; readonly label: string; readonly close: () => void }) {
  return (
    <header class="head">
      <h2>{title}</h2>
      <button type="button" class="icon" aria-label={label} onClick={close}>
        ✕
      </button>
    </header>
  );
}
