/** The causes of failures that Google's words tell, as sheet and sidebar say them: the latter also learns of calls that never began. */

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
    said: /too many times|too many simultaneous|quota|rate limit/i,
    sentence:
      'Google has had enough of this script for now. Try again in a minute; where it is the limit of a day, tomorrow.',
  },
  {
    said: /script function not found/i,
    sentence:
      'The two files of the add-on do not belong together. Paste Code.js and Sidebar.html of the same version into the script project.',
  },
  {
    said: /data validation rules/i,
    sentence: 'A cell of the puzzle only takes certain values. Remove its rule in Data > Data validation.',
  },
];

/** A sentence with cause and cure, or null where the message tells no cause that is known. */
export function causeOf(message: string): string | null {
  return CAUSES.find(({ said }) => said.test(message))?.sentence ?? null;
}
