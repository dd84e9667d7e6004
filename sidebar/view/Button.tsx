/** A button that stays in the tab order while it cannot be used, so that the focus never gets lost. */
import type { ComponentChildren } from 'preact';

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  /** `main` for the one that is used most, `plain` for one that looks like a link. */
  readonly look?: 'main' | 'plain' | 'icon' | 'main icon';
  readonly disabled?: boolean;
  /** Whether what it unfolds is shown; nothing for a button that unfolds nothing. */
  readonly expanded?: boolean;
  /** The name, where the content is only an icon; also shown as a tip. */
  readonly label?: string;
}

export function Button({ children, onClick, look, disabled = false, expanded, label }: ButtonProps) {
  return (
    <button
      type="button"
      class={look}
      aria-disabled={disabled}
      aria-expanded={expanded}
      aria-label={label}
      title={label}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
