/** The field over the active cell in which its text is typed. It grows with the text. */
import type { SheetView } from '../../standin/types';
import { useEditField } from './editField';
import { boxOf } from './geometry';
import type { Page } from './page';
import { type Spot, spotName } from './spot';
import type { Edit } from './state';

interface CellEditorProps {
  readonly edit: Edit;
  readonly sheet: SheetView;
  readonly spot: Spot;
  readonly page: Page;
}

export function CellEditor({ edit, sheet, spot, page }: CellEditorProps) {
  const field = useEditField<HTMLTextAreaElement>(edit, page, edit.place === 'cell');
  const box = boxOf(spot, sheet);
  const style = {
    left: `${box.left}px`,
    top: `${box.top}px`,
    minWidth: `${box.width + 1}px`,
    minHeight: `${box.height + 1}px`,
  };
  const label = `Text of ${spotName(spot)}`;
  return <textarea {...field} value={edit.text} class="cell-editor" aria-label={label} rows={1} style={style} />;
}
