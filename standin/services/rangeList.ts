/** RangeList: several ranges of one sheet, for doing the same to all of them. */
import { areaName } from '../a1';
import { strict } from '../strict';
import { type Context, PLACES, type Range } from './context';

type RangeList = GoogleAppsScript.Spreadsheet.RangeList;

/** What is done to the list is done to each range, but is one call. */
export function openRangeList(context: Context, ranges: readonly Range[]): RangeList {
  const quiet = ranges.map((range) => {
    const { sheet, area } = PLACES.of(context.execution, range);
    return context.open.range(unrecorded(context), sheet, area);
  });
  const each = (act: (range: Range) => void): RangeList => {
    quiet.forEach(act);
    return list;
  };
  const members = {
    getRanges: () => [...ranges],
    clearContent: () => each((range) => range.clearContent()),
    setFontSize: (size: number) => each((range) => range.setFontSize(size)),
    setHorizontalAlignment: (side: 'left' | 'center' | 'normal' | 'right' | null) =>
      each((range) => range.setHorizontalAlignment(side)),
    setNumberFormat: (format: string) => each((range) => range.setNumberFormat(format)),
    setValue: (value: unknown) => each((range) => range.setValue(value)),
    setVerticalAlignment: (side: 'top' | 'middle' | 'bottom' | null) =>
      each((range) => range.setVerticalAlignment(side)),
    setWrap: (wrap: boolean) => each((range) => range.setWrap(wrap)),
    setBorder: (...edges: readonly unknown[]) => each((range) => Reflect.apply(range.setBorder, range, edges)),
  } satisfies Partial<RangeList>;
  const target = () => ranges.map((range) => areaName(PLACES.of(context.execution, range).area)).join(',');
  const nullable = ['setHorizontalAlignment', 'setVerticalAlignment', 'setBorder'];
  const list: RangeList = strict<RangeList>(context.execution, 'RangeList', members, { target, nullable });
  return list;
}

/** The same execution, but for calls that nobody counts. */
function unrecorded(context: Context): Context {
  return { ...context, execution: { ...context.execution, before: () => undefined } };
}
