/** Opening the page large, from the sidebar. */
import type { Reply } from '../../contract/wire';
import { openLarge } from '../menu';
import { BAD_REQUEST } from '../words/messages';
import { done, isView, refuse } from './requests';

export function openLargePage(view: unknown): Reply<null> {
  if (!isView(view)) return refuse(BAD_REQUEST);
  openLarge(view);
  return done(null);
}
