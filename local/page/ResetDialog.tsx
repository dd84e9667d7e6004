/** Asks before the work in this browser is replaced by the sheets that the page began with. */
import { Modal } from './Modal';

interface ResetDialogProps {
  readonly reset: () => void;
  readonly dismiss: () => void;
}

export function ResetDialog({ reset, dismiss }: ResetDialogProps) {
  const confirm = (event: Event) => {
    event.preventDefault();
    dismiss();
    reset();
  };
  return (
    <Modal title="Reset to the start" alerts dismiss={dismiss}>
      <form onSubmit={confirm}>
        <p class="message">
          All sheets go back to what they were at the start. Undo brings your work back until you reload.
        </p>
        <div class="buttons">
          <button type="button" onClick={dismiss}>
            Cancel
          </button>
          <button type="submit" class="main" autofocus>
            Reset
          </button>
        </div>
      </form>
    </Modal>
  );
}
