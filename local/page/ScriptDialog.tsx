/** A dialog of the script with a page of the add-on in it: centred at first, and moved by its title. */
import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { PageDialog } from '../../standin/types';
import { useDragged } from './dragged';
import { focusSheet } from './focus';
import { HostedPage } from './HostedPage';
import type { Page } from './page';

interface ScriptDialogProps {
  readonly dialog: PageDialog;
  readonly page: Page;
}

/** Where the script gives no size; Google documents none either. */
const USUAL_WIDTH = 600;
const USUAL_HEIGHT = 400;

export function ScriptDialog({ dialog, page }: ScriptDialogProps) {
  const { title, html, width, height, isModal } = dialog;
  const ref = useShown(isModal);
  const titleId = useId();
  const { offset, handlers } = useDragged();
  const close = () => {
    page.closeScriptDialog();
    focusSheet();
  };
  const style = {
    width: `${width ?? USUAL_WIDTH}px`,
    '--page-height': `${height ?? USUAL_HEIGHT}px`,
    translate: `${offset.x}px ${offset.y}px`,
  };
  return (
    <dialog
      ref={ref}
      class="script-dialog"
      aria-labelledby={titleId}
      style={style}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div class="head" {...handlers}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="icon" aria-label="Close dialog" onClick={close}>
          ✕
        </button>
      </div>
      <HostedPage title={title} html={html} callServer={page.callServer} close={close} />
    </dialog>
  );
}

/** Shows the dialog of the returned reference as long as it is there. */
function useShown(isModal: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (isModal) element?.showModal();
    else element?.show();
    return () => element?.close();
  }, []);
  return ref;
}
