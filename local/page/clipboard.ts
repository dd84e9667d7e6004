/** Copying cells as text and pasting text into cells. */
import { type Area, mapArea } from '../../standin/areas';
import type { Send } from './protocol';
import type { Selecting } from './selecting';
import { selectArea, selectedArea, selectedRange } from './selection';
import { spotName } from './spot';
import { shownText } from './state';
import type { Store } from './store';
import { formatTsv, parseTsv } from './tsv';

export interface Clipboard {
  /** The selected cells as they look. */
  readonly copied: () => string;
  readonly cut: () => string;
  readonly paste: (text: string) => void;
}

export function clipboard(store: Store, send: Send, select: Selecting['select']): Clipboard {
  const area = () => selectedArea(store.state().selection);
  const copied = () => {
    const { book } = store.state();
    return formatTsv(mapArea(area(), (row, column) => shownText(book, { row, column })));
  };
  return {
    copied,
    cut: () => {
      const text = copied();
      send({ kind: 'clear', range: selectedRange(store.state().selection) });
      return text;
    },
    paste: (text) => {
      const { row, column } = area();
      const texts = spreadOver(area(), parseTsv(text));
      send({ kind: 'paste', cell: spotName({ row, column }), texts });
      select(selectArea({ row, column, rows: texts.length, columns: texts[0]?.length ?? 1 }));
    },
  };
}

/** A single text fills all the selected cells; more than one keep their own shape. */
function spreadOver(area: Area, texts: readonly (readonly string[])[]) {
  const [only, ...more] = texts.flat();
  return only === undefined || more.length > 0 ? texts : mapArea(area, () => only);
}
