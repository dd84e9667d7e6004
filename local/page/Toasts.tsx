/** Short messages of the script at the bottom right. They go by themselves, or when they are dismissed. */
import { useEffect } from 'preact/hooks';
import type { Toast } from '../../standin/types';
import type { Numbered } from './state';

interface ToastsProps {
  readonly toasts: readonly Numbered<Toast>[];
  readonly dismiss: (number: number) => void;
}

const SHOWN_FOR_MS = 8000;

export function Toasts({ toasts, dismiss }: ToastsProps) {
  return (
    <div class="toasts" role="status">
      {toasts.map((toast) => (
        <OneToast key={toast.number} toast={toast} dismiss={dismiss} />
      ))}
    </div>
  );
}

interface OneToastProps {
  readonly toast: Numbered<Toast>;
  readonly dismiss: (number: number) => void;
}

function OneToast({ toast: { number, value }, dismiss }: OneToastProps) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(number), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return (
    <div class="toast">
      <div class="toast-text">
        {value.title !== '' && <strong>{value.title}</strong>}
        <p>{value.message}</p>
      </div>
      <button type="button" class="icon" aria-label="Dismiss" onClick={() => dismiss(number)}>
        ✕
      </button>
    </div>
  );
}
