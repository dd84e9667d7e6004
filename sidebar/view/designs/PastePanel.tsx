/** A design as a text, such as an answer of an AI: read at once, shown, and written to the sheet in front. */
import { pasteDesign } from '../../actions/pasting';
import { writePicture } from '../../actions/writing';
import type { ViewProps } from '../../app';
import { finishedBoard } from '../../board/board';
import { isBusy, sheetNameOf } from '../../state/state';
import { HOW_TO_PASTE } from '../../words/sourceWords';
import { Button } from '../Button';
import { SmallBoard } from '../result/Pictures';

export function PastePanel({ app, state }: ViewProps) {
  const { text, picture, problem } = state.pasted;
  return (
    <section class="panel" aria-label="Paste a design">
      <label>
        <span class="note" id="how-to-paste">
          {HOW_TO_PASTE}
        </span>
        <textarea
          aria-label="Design"
          aria-describedby="how-to-paste"
          aria-invalid={problem !== null}
          rows={8}
          spellcheck={false}
          value={text}
          onInput={(event) => pasteDesign(app, event.currentTarget.value)}
        />
      </label>
      <div role="status">{problem !== null && <p class="problem-text">{problem}</p>}</div>
      {picture !== null && (
        <>
          <figure class="preview">
            <SmallBoard caption="The design" board={finishedBoard(picture)} framed={[]} />
          </figure>
          <Button look="main" disabled={isBusy(state)} onClick={() => void writePicture(app, picture)}>
            {`Write the picture to ${sheetNameOf(state)}`}
          </Button>
        </>
      )}
    </section>
  );
}
