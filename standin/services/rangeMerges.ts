/** The part of Range that merges cells and tells of merged ones. */
import { contains, overlap } from '../areas';
import { mergeCells } from '../structure';
import type { Range, RangeParts } from './context';

export function rangeMerges({ context, sheet, area, self }: RangeParts) {
  const touching = () => sheet.merges.filter((merge) => overlap(merge, area));
  return {
    merge: () => {
      mergeCells(context.host, sheet, area);
      return self();
    },
    breakApart: () => {
      sheet.merges = sheet.merges.filter((merge) => !overlap(merge, area));
      return self();
    },
    getMergedRanges: () => touching().map((merge) => context.open.range(context, sheet, merge)),
    isPartOfMerge: () => sheet.merges.some((merge) => contains(merge, area.row, area.column) && overlap(merge, area)),
  } satisfies Partial<Range>;
}
