/**
 * A second line solver, to hold the fast one against where enumeration is too slow: dynamic programming over cells and
 * runs, in the plain way that textbooks tell it. Lines are strings of `#`, `.` and `?`. It shares nothing with src.
 */

/** For each number of runs: whether those first runs can lie in the first so many cells, `[runs][cells]`. */
type Fits = readonly (readonly boolean[])[];

/**
 * What the clue decides about a line, complete: a cell is decided when all placements agree on it.
 * Returns null when there is no placement.
 */
export function referenceLine(clue: readonly number[], line: string): string | null {
  const fromLeft = fits(clue, line);
  const fromRight = fits([...clue].reverse(), [...line].reverse().join(''));
  if (fromLeft[clue.length]?.[line.length] !== true) return null;
  const filled = coveredCells(clue, line, fromLeft, fromRight);
  return Array.from(line, (cell, i) => {
    const canBeEmpty = cell !== '#' && splitsAround(clue, line, i, fromLeft, fromRight);
    return filled.has(i) ? (canBeEmpty ? '?' : '#') : '.';
  }).join('');
}

function fits(clue: readonly number[], line: string): Fits {
  const table: boolean[][] = [];
  for (let runs = 0; runs <= clue.length; runs += 1) {
    const row: boolean[] = [];
    for (let cells = 0; cells <= line.length; cells += 1) {
      row.push((cells === 0 && runs === 0) || endsEmpty(row, line, cells) || endsInRun(table, clue, line, runs, cells));
    }
    table.push(row);
  }
  return table;
}

function endsEmpty(row: readonly boolean[], line: string, cells: number): boolean {
  return cells > 0 && line.charAt(cells - 1) !== '#' && row[cells - 1] === true;
}

function endsInRun(table: Fits, clue: readonly number[], line: string, runs: number, cells: number): boolean {
  const start = cells - (clue[runs - 1] ?? Number.POSITIVE_INFINITY);
  return start >= 0 && !line.slice(start, cells).includes('.') && fitsBefore(table, line, runs - 1, start);
}

/** Whether the first runs can lie before a run that starts here, with the gap that keeps them apart. */
function fitsBefore(table: Fits, line: string, runs: number, start: number): boolean {
  if (start === 0) return runs === 0;
  return line.charAt(start - 1) !== '#' && table[runs]?.[start - 1] === true;
}

function coveredCells(clue: readonly number[], line: string, fromLeft: Fits, fromRight: Fits): ReadonlySet<number> {
  const reversed = [...line].reverse().join('');
  const covered = new Set<number>();
  clue.forEach((length, run) => {
    for (let start = 0; start + length <= line.length; start += 1) {
      const end = start + length;
      if (line.slice(start, end).includes('.')) continue;
      if (!fitsBefore(fromLeft, line, run, start)) continue;
      if (!fitsBefore(fromRight, reversed, clue.length - run - 1, line.length - end)) continue;
      for (let cell = start; cell < end; cell += 1) covered.add(cell);
    }
  });
  return covered;
}

/** Whether the runs can be shared out between the cells before an empty cell and the cells after it. */
function splitsAround(clue: readonly number[], line: string, cell: number, fromLeft: Fits, fromRight: Fits): boolean {
  return [0, ...clue].some((_, runs) => {
    const before = fromLeft[runs]?.[cell];
    const after = fromRight[clue.length - runs]?.[line.length - cell - 1];
    return before === true && after === true;
  });
}
