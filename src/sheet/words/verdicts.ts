/** What A1 and its note say about a puzzle. Each announcement starts with words by which people recognise it. */
import { areaName, clueArea, clueCellName, gridCellName, type Size } from '../../contract/places';
import { type Tone, toneOf } from '../../contract/tone';
import { counted, listed } from '../../contract/wording';
import { describeLine, type Line, type Solution, type Verdict } from '../../core';

/** Everything that A1 may be about: a verdict, or why there is none. */
export const ANNOUNCEMENT_KINDS = [
  'line-solvable',
  'unique',
  'multiple',
  'none',
  'gave-up',
  'check-clues',
  'clues-missing',
  'check-grid',
  'nothing',
  'checking',
] as const;

export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

const HEADINGS: Readonly<Record<AnnouncementKind, string>> = {
  'line-solvable': 'Unique Solution!',
  unique: 'Unique Solution!',
  multiple: 'Not Unique!',
  none: 'Unsolvable!',
  'gave-up': 'Undecided!',
  'check-clues': 'Check the clues!',
  'clues-missing': 'Clues missing!',
  'check-grid': 'Check the grid!',
  nothing: 'Nothing to check yet!',
  checking: 'Checking...',
};

/** What A1 says, with its heading in front. */
export function announcementText(kind: AnnouncementKind, sentence = ''): string {
  return `${HEADINGS[kind]} ${sentence}`.trim();
}

/**
 * Whether a text reads like an announcement: a heading and at least a sentence. What is noted about A1 may be lost, and undo may
 * bring back what A1 said before.
 */
export function readsLikeOurs(text: string): boolean {
  return Object.values(HEADINGS).some((heading) => text.startsWith(heading) && text.endsWith('.'));
}

/** How an announcement looks. */
export function toneOfAnnouncement(kind: AnnouncementKind): Tone {
  switch (kind) {
    case 'check-clues':
    case 'check-grid':
      return 'bad';
    case 'clues-missing':
    case 'nothing':
    case 'checking':
      return 'open';
    default:
      return toneOf({ kind });
  }
}

/** Whether it is a verdict about the puzzle, and not about what keeps it from being judged. */
export function isVerdict(kind: AnnouncementKind): boolean {
  return isProved(kind) || kind === 'gave-up';
}

/** Whether more tries would not change what is said. */
export function isProved(kind: AnnouncementKind): boolean {
  return kind === 'line-solvable' || kind === 'unique' || kind === 'multiple' || kind === 'none';
}

const ONE_SOLUTION = 'This puzzle has exactly one valid arrangement.';

/** The sentence about a verdict for A1, without its heading. */
export function verdictSentence({ verdict, steps, decided }: Solution, size: Size): string {
  switch (verdict.kind) {
    case 'line-solvable':
      return `${ONE_SOLUTION} Solved by line logic in ${counted(steps.length, 'step')}.`;
    case 'unique':
      return `${ONE_SOLUTION} Line logic alone ${howFar(decided, size)}.`;
    case 'multiple':
      return 'There are multiple valid ways to solve this puzzle.';
    case 'none':
      return 'The clues contradict each other.';
    case 'gave-up':
      return `After ${counted(verdict.tries, 'try', 'tries')} it is open whether there is exactly one solution.`;
  }
}

function howFar(decided: number, size: Size): string {
  return decided === 0 ? 'decides no cell' : `stops at ${decided} of ${cellsIn(size)} cells`;
}

/** The sentences for the note of A1: where solutions differ or clues contradict each other, and how far line logic goes. */
export function verdictDetails(solution: Solution, size: Size): readonly string[] {
  return [detailOf(solution.verdict), lineLogicSentence(solution, size)];
}

function lineLogicSentence({ steps, decided }: Solution, size: Size): string {
  if (steps.length === 0) return 'Line logic decides no cell.';
  const count = counted(steps.length, 'step');
  return `Line logic decides ${decided} of ${cellsIn(size)} cells in ${count}; Nonogram > Show solving steps explains each.`;
}

function cellsIn({ rows, columns }: Size): number {
  return rows * columns;
}

function detailOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'line-solvable':
      return 'No guess is needed.';
    case 'unique':
      return `${counted(verdict.tries, 'try', 'tries')} proved the rest: reason across lines, or try a cell.`;
    case 'multiple':
      return `Two solutions differ in ${listed(verdict.differing.map(gridCellName))}. Change the puzzle there.`;
    case 'none':
      return whereItBreaks(verdict.line);
    case 'gave-up':
      return whatIsCertain(verdict.known);
  }
}

function whereItBreaks(line: Line | null): string {
  return line === null
    ? 'No single line shows the contradiction; trying cells does.'
    : `${describeLine(line)} (${clueCellName(line)}) has no placement left that agrees with the other lines.`;
}

function whatIsCertain(board: readonly (readonly string[])[]): string {
  if (board.length === 0) return 'The time was over before the search came to an end.';
  const known = board.flat().filter((cell) => cell !== 'unknown').length;
  if (known === 0) return 'No cell is certain so far.';
  return `${counted(known, 'cell is', 'cells are')} certain in every solution.`;
}

/** For an edit, after which less is tried than by the command. */
export const TRY_LONGER = 'Nonogram > Check puzzle tries longer.';

export const CLUES_AS_TYPED =
  'About the clues as typed. To have the clues of a drawing written in their place, choose Nonogram > Write clues.';

/** Why A1 may be struck through, which Sheets does by itself. Every note ends with this, so it tells ours from a person's, too. */
const IF_STRUCK_THROUGH = 'If A1 is struck through, grid or clues have changed since: choose Nonogram > Check puzzle.';

/** What the note of A1 says, sentence by sentence. */
export function noteText(details: readonly string[]): string {
  return [...details, IF_STRUCK_THROUGH].join('\n');
}

export function noteReadsLikeOurs(note: string): boolean {
  return note.endsWith(IF_STRUCK_THROUGH) || note.includes(IN_VERSION_0_1);
}

/** What notes said before they had an end by which they are known. */
const IN_VERSION_0_1 = 'Nonogram > Show solving steps shows them one by one.';

/** How a drawing stands to the clues that somebody typed. */
export function drawingSentence(broken: readonly Line[], isSolved: boolean): string {
  if (isSolved) return 'Solved: your drawing meets every clue.';
  if (broken.length === 0) return 'Your drawing agrees with the clues so far.';
  const names = listed(broken.map((line) => describeLine(line)));
  return `${names} of your drawing ${broken.length === 1 ? 'does' : 'do'} not fit the clues.`;
}

/** Clues are typed on one side only. */
export function cluesMissing(missing: Line['kind'], size: Size): string {
  const [typed, other] = missing === 'row' ? ['column', 'row'] : ['row', 'column'];
  return `Only the ${typed} clues are typed so far. Type the ${other} clues into ${areaName(clueArea(missing, size))}.`;
}

/** Clue cells of the person's own say something else than the picture. */
export function cluesDisagree(formulas: readonly string[], typed: readonly string[]): string {
  const sentences = [
    ...(formulas.length === 0 ? [] : [`${formulasIn(formulas)} ${another(formulas, 'give')} than the picture has.`]),
    ...(typed.length === 0 ? [] : [`${listed(typed)} ${another(typed, 'hold')} than the picture has.`]),
  ];
  return sentences.join(' ');
}

function another(cells: readonly string[], verb: string): string {
  return cells.length === 1 ? `${verb}s another clue` : `${verb} other clues`;
}

export const WRITE_CLUES_REPLACES = 'Nonogram > Write clues asks and replaces.';

export function formulasIn(cells: readonly string[]): string {
  return cells.length === 1 ? `The formula in ${cells[0]}` : `The formulas in ${listed(cells)}`;
}

export function wroteOtherwise(name: string, wanted: string, held: string): string {
  return `${name} should hold ${spaced(wanted)}, but the sheet made ${spaced(held)} of it. Choose Format > Number > Plain text for the clue cells, then Nonogram > Write clues.`;
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || 'nothing';
}
