/** A dialog over the page that keeps the focus until it is closed. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface ModalProps {
  readonly title: string;
  /** Whether it interrupts with something to answer. */
  readonly alerts: boolean;
  /** Escape, or the cross in the corner. */
  readonly dismiss: () => void;
  readonly children: ComponentChildren;
}

export function Modal({ title, alerts, dismiss, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={alerts ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
    >
      <div class="head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="icon" aria-label="Close" onClick={dismiss}>
          ✕
        </button>
      </div>
      {children}
    </dialog>
  );
}
