/** The sidebar beside the sheet, or below it where there is little room. */
import type { Sidebar } from '../../standin/types';
import { HostedPage } from './HostedPage';
import type { Page } from './page';

interface SidebarFrameProps {
  readonly sidebar: Sidebar;
  readonly page: Page;
}

export function SidebarFrame({ sidebar: { title, html }, page }: SidebarFrameProps) {
  return (
    <aside class="sidebar" aria-label={title}>
      <header class="head">
        <h2>{title}</h2>
        <button type="button" class="icon" aria-label="Close sidebar" onClick={page.closeSidebar}>
          ✕
        </button>
      </header>
      <HostedPage title={title} html={html} callServer={page.callServer} close={page.closeSidebar} />
    </aside>
  );
}
