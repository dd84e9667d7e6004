/** How to read all this, folded away until it is wanted. */
import { LARGEST, SMALLEST } from '../../src/contract/places';
import type { App } from '../app';
import { PracticeButton } from './designs/ExamplePanel';

export function Help({ app }: { readonly app: App }) {
  return (
    <details class="help">
      <summary>
        <h2>Help</h2>
      </summary>
      <Drawing />
      <Reading />
      <FirstSteps app={app} />
      <Results />
      <Limits />
    </details>
  );
}

function Drawing() {
  return (
    <>
      <h3>Drawing</h3>
      <p>
        Press and drag: if the first cell was empty, all become filled; if it was filled, all become empty. The right
        button, or Empty, empties. Shift draws a straight line. Every stroke goes to the sheet at once.
      </p>
      <p>
        Keys on the board: arrows move, space fills or empties, Shift with an arrow draws a line, Delete empties, Ctrl+Z
        and Ctrl+Y take back and make again.
      </p>
      <p>Dotted cells are those before which line logic stops; framed ones differ between two solutions.</p>
    </>
  );
}

function Reading() {
  return (
    <>
      <h3>Reading the steps</h3>
      <p>
        A step is one row or column that decides at least one cell by itself. The rows are looked at from the top, then
        the columns from the left, and again, until none decides anything more.
      </p>
      <p>
        A square is filled, a cross is empty, a blank cell is not known yet. The cells that the step decides are framed,
        and its clue is underlined.
      </p>
      <p>
        The two bars show each run pushed as far one way as it can go, and as far the other way. Cells under both bars
        of a run are filled wherever it lies.
      </p>
      <p>Keys: arrows for one step, Home and End for the ends, space to play or pause.</p>
    </>
  );
}

/** Walks through the first steps of the practice picture; a test holds that they are as told. */
function FirstSteps({ app }: { readonly app: App }) {
  return (
    <>
      <h3>The first steps of the practice picture</h3>
      <ol>
        <li>Row 1 has the clue 2. A run of 2 in 10 cells can lie almost anywhere, so row 1 decides nothing yet.</li>
        <li>Row 2 has the clue 6. It starts at cells 1 to 5, and cells 5 and 6 are covered every time: step 1.</li>
        <li>Row 3 has the clue 8. It starts at cells 1 to 3, and cells 3 to 8 are covered every time: step 2.</li>
      </ol>
      <PracticeButton app={app} />
    </>
  );
}

function Results() {
  return (
    <>
      <h3>What the results mean</h3>
      <dl>
        <dt>Solved by line logic</dt>
        <dd>Good to publish: one picture, and nobody has to guess.</dd>
        <dt>Unique, but not by line logic</dt>
        <dd>Fair, but hard: somewhere a person has to think across lines or try a cell.</dd>
        <dt>More than one solution</dt>
        <dd>Change a few cells, best near the framed ones.</dd>
        <dt>No solution</dt>
        <dd>Look for a mistyped clue, first in the line where it breaks.</dd>
        <dt>Search gave up</dt>
        <dd>Too many possibilities to go through. Larger filled areas make a puzzle easier to decide.</dd>
      </dl>
    </>
  );
}

function Limits() {
  return (
    <>
      <h3>Limits and privacy</h3>
      <p>{`Puzzles have ${SMALLEST} to ${LARGEST} rows and columns and two colours: filled and empty.`}</p>
      <p>Everything is worked out in this sidebar. Nothing is sent anywhere; the sheet is only read and written.</p>
    </>
  );
}
