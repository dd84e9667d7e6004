/** The least visible single changes as small pictures, each with what it brings; one click puts it into the sheet. */
import type { Grid, Improvement, Improvements } from '../../../src/core';
import { drawChange } from '../../actions/drawing';
import type { ViewProps } from '../../app';
import { finishedBoard } from '../../board/board';
import { isBusy } from '../../state/state';
import { changeWords, stepsAfterwards } from '../../words/improveWords';
import { Button } from '../Button';
import { SmallBoard } from '../result/Pictures';

const SHOWN = 6;

interface SuggestionsProps extends ViewProps {
  /** The picture as it is. */
  readonly picture: Grid;
  readonly improvements: Improvements;
}

export function Suggestions({ app, state, picture, improvements }: SuggestionsProps) {
  const shown = improvements.suggestions.slice(0, SHOWN);
  return (
    <section class="pictures" aria-label="Suggestions">
      {shown.map((one) => {
        const caption = wordsFor(picture, one);
        return (
          <figure key={caption}>
            <SmallBoard caption={caption} board={finishedBoard(one.picture)} framed={one.changes} />
            <figcaption>{stepsAfterwards(one)}</figcaption>
            <Button disabled={isBusy(state)} onClick={() => drawChange(app, one.picture, `${caption}: done.`)}>
              {caption}
            </Button>
          </figure>
        );
      })}
    </section>
  );
}

function wordsFor(picture: Grid, { changes }: Improvement): string {
  return changes.map((change) => changeWords(picture, change)).join(', ');
}
