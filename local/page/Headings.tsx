/** The column letters above the sheet. */
import { columnName } from '../../standin/a1';
import type { Area } from '../../standin/areas';
import { columnStyle } from './frozen';

interface HeadingsProps {
  readonly widths: readonly number[];
  /** What is selected. */
  readonly area: Area;
  /** How many of the first columns stay in view. */
  readonly frozen: number;
}

export function Headings({ widths, area, frozen }: HeadingsProps) {
  const isSelected = (column: number) => column >= area.column && column < area.column + area.columns;
  return (
    <tr aria-rowindex={1} class="row headings">
      <th scope="col" class="heading corner" data-heading-all>
        <span class="unseen">All cells</span>
      </th>
      {widths.map((_, index) => (
        <th
          key={columnName(index + 1)}
          scope="col"
          class={isSelected(index + 1) ? 'heading selected' : 'heading'}
          style={columnStyle(widths, index + 1, frozen)}
          data-heading-column={index + 1}
        >
          {columnName(index + 1)}
        </th>
      ))}
    </tr>
  );
}
