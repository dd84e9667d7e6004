/** What is said when something goes wrong that the add-on did not foresee: the cause and the cure, where Google's words tell them. */

import { NO_CELLS } from './messages';

interface Cause {
  /** What Google says; its messages differ a little from service to service. */
  readonly said: RegExp;
  readonly sentence: string;
}

const CAUSES: readonly Cause[] = [
  {
    said: /no HTML file named/i,
    sentence:
      'The file Sidebar is missing from the script project. In Extensions > Apps Script, add an HTML file named exactly Sidebar and paste Sidebar.html into it.',
  },
  {
    said: /typed columns?/i,
    sentence:
      'The puzzle lies in a Google table, whose columns have types. Choose Convert to unformatted data in the menu of that table, or use a sheet of its own.',
  },
  {
    said: /PERMISSION_DENIED|multiple accounts/i,
    sentence:
      'Google did not let the script in, most often because the browser is signed in to several Google accounts. Sign out of the others, or open the sheet in a private window.',
  },
  {
    said: /protected (cell|range|sheet|object)|trying to edit a protected/i,
    sentence: 'Cells of the puzzle are protected. Ask the owner of the sheet to let you edit them.',
  },
  {
    said: /OBJECT sheet/,
    sentence: NO_CELLS,
  },
  {
    said: /above the limit of|10,?000,?000 cells|cell limit|frozen|hidden/i,
    sentence:
      'The sheet has no room for it. Unfreeze or show the rows and columns of the puzzle (menu View), or use a new file if this one is full.',
  },
  {
    said: /exceeded maximum execution time|timed? ?out/i,
    sentence:
      'Google stopped the script, because it took too long. Try again; if that does not help, make the puzzle smaller.',
  },
  {
    said: /authori[sz]ation|do not have permission|required permissions/i,
    sentence:
      'The add-on may not do this yet. Choose a command in the menu Nonogram and allow what Google asks for; then try again.',
  },
  {
    said: /data validation rules/i,
    sentence: 'A cell of the puzzle only takes certain values. Remove its rule in Data > Data validation.',
  },
];

/** An error of the services or of ours; `message` is what it says. */
export function failed(what: string, message: string): string {
  const cause = CAUSES.find(({ said }) => said.test(message));
  if (cause !== undefined) return `${what} did not work. ${cause.sentence}`;
  return `${what} did not work. Try again; if it happens again, this is what Google says about it: ${message}`;
}
