/** The options of a choice among how many lines of a kind a puzzle may have. */
import { LARGEST, SMALLEST } from '../../src/contract/places';

const LINE_COUNTS = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, index) => SMALLEST + index);

export function LineCountOptions() {
  return LINE_COUNTS.map((count) => (
    <option key={count} value={count}>
      {count}
    </option>
  ));
}
