/** The keys that work on this page. */
import { Modal } from './Modal';

type Keys = readonly (readonly [keys: string, what: string])[];

const DRAWING: Keys = [
  ['Space', 'turns the selected cells TRUE, again: FALSE; ticks checkboxes'],
  ['Ctrl + Enter', 'gives all selected cells what the active one holds'],
  ['Delete or Backspace', 'clears the selected cells'],
  ['Ctrl + Z, Ctrl + Y', 'undo, redo (also Ctrl + Shift + Z)'],
  ['Ctrl + C, X, V', 'copy, cut and paste cells as text, also to and from Google Sheets'],
];

const TYPING: Keys = [
  ['any letter or digit', 'types over the cell'],
  ['F2, Enter, double click', 'edits what is there'],
  ['Enter, Tab', 'enters the text and goes down or right; with Shift up or left'],
  ['Alt + Enter', 'a line break within the cell'],
  ['Escape', 'leaves the cell as it was'],
];

const MOVING: Keys = [
  ['Arrows', 'move; with Shift extend the selection, with Ctrl jump to the end of what is filled'],
  ['Home, End', 'first and last column; with Ctrl first and last cell'],
  ['Page Up, Page Down', 'twenty rows up or down'],
  ['Ctrl + A', 'selects everything'],
  ['F6, Shift + F6', 'next and previous part of the page: menu, buttons, name box, sheet, tabs, sidebar, dialog'],
];

export function KeysDialog({ dismiss }: { readonly dismiss: () => void }) {
  return (
    <Modal title="Keys" alerts={false} dismiss={dismiss}>
      <div class="keys">
        <Group title="Draw and change" keys={DRAWING} />
        <Group title="Type" keys={TYPING} />
        <Group title="Move" keys={MOVING} />
      </div>
      <p class="message">On a Mac, Cmd does what Ctrl does here. All but Space and F6 are the keys of Google Sheets.</p>
    </Modal>
  );
}

function Group({ title, keys }: { readonly title: string; readonly keys: Keys }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
