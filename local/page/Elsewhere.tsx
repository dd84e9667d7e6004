/** Says that the document is open in another tab, and offers to go on with it in this one. */
import { useEffect, useRef } from 'preact/hooks';
import type { PageState } from './state';

type Tab = Exclude<PageState['tab'], 'here'>;

const WORDS: Readonly<Record<Tab, string>> = {
  leaving: 'The sheet is being opened in another tab…',
  elsewhere:
    'The sheet is open in another tab now, with everything that you did here. One tab at a time can change it.',
  overtaken:
    'The sheet was opened in another tab before your last change here was kept. Open it here again, and repeat that change.',
};

export function Elsewhere({ tab }: { readonly tab: Tab }) {
  const button = useRef<HTMLButtonElement>(null);
  const isLeft = tab !== 'leaving';
  useEffect(() => button.current?.focus(), [isLeft]);
  return (
    <div class="elsewhere" role="alert">
      <p>{WORDS[tab]}</p>
      {isLeft && (
        <button type="button" class="main" ref={button} onClick={() => location.reload()}>
          Use it here
        </button>
      )}
    </div>
  );
}
