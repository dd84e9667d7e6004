/** What the sidebar asks of the sheet that is open. */
import { naiveCluesOf } from '../oracle';
import type { Desk } from './desk';
import type { Act } from './gestures';
import { sizeOf, USUAL_SIZE } from './verdicts';

type Call = Extract<Act, { does: 'read' | 'writeClues' | 'writePicture' | 'draw' }>;

export function callFromSidebar({ sheets }: Desk, act: Call): unknown {
  const { activeSheetId: sheetId } = sheets.document;
  switch (act.does) {
    case 'read':
      return sheets.callServer('sidebarReadPuzzle');
    case 'writeClues': {
      const request = { clues: naiveCluesOf(act.picture), overwrite: act.overwrite };
      return sheets.callServer('sidebarWriteClues', { sheetId, ...request });
    }
    case 'writePicture':
      return sheets.callServer('sidebarWritePicture', { sheetId, picture: act.picture, overwrite: act.overwrite });
    case 'draw': {
      const request = { cells: act.cells, overwrite: act.overwrite, behind: false };
      return sheets.callServer('sidebarDraw', { sheetId, size: boardSize(sheets), ...request });
    }
  }
}

/** The board has the size that is noted, or the usual one; cells outside of it are refused. */
function boardSize({ document }: Desk['sheets']) {
  const sheet = document.sheets.find(({ id }) => id === document.activeSheetId);
  const { rows, columns } = (sheet && sizeOf(sheet)) ?? USUAL_SIZE;
  return { rows, columns };
}
