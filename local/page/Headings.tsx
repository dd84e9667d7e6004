/** The column letters above the sheet. */
import { columnName } from '../../standin/a1';
import type { Area } from '../../standin/areas';

interface HeadingsProps {
  readonly widths: readonly number[];
  /** What is selected. */
  readonly area: Area;
}

export function Headings({ widths, area }: HeadingsProps) {
  const isSelected = (column: number) => column >= area.column && column < area.column + area.columns;
  return (
    <tr aria-rowindex={1} class="row headings">
      <th scope="col" class="heading corner" data-heading-all>
        <span class="unseen">All cells</span>
      </th>
      {widths.map((width, index) => (
        <th
          key={columnName(index + 1)}
          scope="col"
          class={isSelected(index + 1) ? 'heading selected' : 'heading'}
          style={{ width: `${width}px` }}
          data-heading-column={index + 1}
        >
          {columnName(index + 1)}
        </th>
      ))}
    </tr>
  );
}
