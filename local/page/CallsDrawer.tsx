/** For developers: which services the last command called, in order. In Sheets each call costs time. */
import type { ServiceCall } from '../../standin/types';

interface CallsDrawerProps {
  readonly calls: readonly ServiceCall[];
  readonly close: () => void;
}

export function CallsDrawer({ calls, close }: CallsDrawerProps) {
  return (
    <section class="calls" aria-label="Service calls">
      <header class="head">
        <h2>Service calls of the last command: {calls.length}</h2>
        <button type="button" class="icon" aria-label="Close service calls" onClick={close}>
          ✕
        </button>
      </header>
      <ol>
        {calls.map(({ name, target }, index) => (
          <li key={index}>
            <code>{name}</code> {target}
          </li>
        ))}
      </ol>
    </section>
  );
}
