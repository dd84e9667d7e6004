/** Drives the page of `npm start` as a person does, by keyboard, mouse and menu, and waits for what is to be seen. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { makeOpening } from '../../local/opening';
import { type Running, type Site, startServers } from '../../local/server';
import { makeSites } from '../../local/site';
import { parseArea } from '../../standin/a1';
import type { Area } from '../../standin/areas';
import { globalsOf } from '../../standin/node';

/** Serves the built add-on with the document that the page opens with, or other files in place of some of them. */
export async function serveOpening(others: Site = new Map()): Promise<Running> {
  const { page, sidebar } = await makeSites(process.cwd(), makeOpening().save());
  const pageOrOther = (origin: string) => new Map([...page(origin), ...others]);
  return startServers({ port: 0, page: pageOrOther, sidebar, onTaken: () => undefined });
}

/** The files of another script in place of the add-on, and of its page `Sidebar`. */
export function scriptFiles(code: string, html = ''): Site {
  return new Map([
    ['/Code.js', { type: 'text/javascript', body: code }],
    ['/functions.json', { type: 'application/json', body: JSON.stringify(globalsOf(code)) }],
    ['/Sidebar.html', { type: 'text/html', body: html }],
  ]);
}

export interface Driver extends Cells, Keyboard, Dialogs {
  readonly page: Page;
  readonly dialog: Locator;
  readonly sidebar: FrameLocator;
}

type PageOf = () => Page;

/** The driver of a page, which need not be open before the driver is used. */
export function drive(pageOf: PageOf): Driver {
  return {
    get page() {
      return pageOf();
    },
    get dialog() {
      return dialogOf(pageOf);
    },
    get sidebar() {
      return pageOf().frameLocator('.sidebar iframe');
    },
    ...cells(pageOf),
    ...keyboard(pageOf),
    ...dialogs(pageOf),
  };
}

function dialogOf(pageOf: PageOf): Locator {
  return pageOf().locator('dialog:not(.script-dialog)');
}

interface Cells {
  readonly cell: (name: string) => Locator;
  /** Waits until the cell shows this text; line breaks count as blanks. */
  readonly shows: (name: string, text: string | RegExp) => Promise<void>;
  /** Waits until these cells, row by row, are filled (`#`), empty (`.`) or blank (a space). */
  readonly pictures: (area: string, rows: readonly string[]) => Promise<void>;
}

function cells(pageOf: PageOf): Cells {
  const cell = (name: string) => {
    const { row, column } = areaOf(name);
    return pageOf().locator(`#cell-${row}-${column}`);
  };
  return {
    cell,
    shows: (name, text) =>
      cell(name)
        .filter({ hasText: typeof text === 'string' ? exactly(text) : text })
        .waitFor(),
    pictures: async (name, rows) => {
      await pageOf().waitForFunction(isDrawn, { ...areaOf(name), picture: rows });
    },
  };
}

interface Keyboard {
  /** Goes to a cell or an area by the name box. */
  readonly goTo: (name: string) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Types a text into a cell and enters it. */
  readonly enter: (name: string, text: string) => Promise<void>;
  /** Puts a text on the clipboard and pastes it at a cell. */
  readonly paste: (name: string, text: string) => Promise<void>;
}

function keyboard(pageOf: PageOf): Keyboard {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await pageOf().keyboard.press(key);
  };
  const goTo = async (name: string) => {
    await pageOf().getByLabel('Name box').fill(name);
    await pageOf().getByLabel('Name box').press('Enter');
  };
  return {
    goTo,
    press,
    enter: async (name, text) => {
      await goTo(name);
      await pageOf().keyboard.type(text);
      await press('Enter');
    },
    paste: async (name, text) => {
      await pageOf().evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await goTo(name);
      await press('Control+v');
    },
  };
}

interface Dialogs {
  /** Chooses an entry of the add-on's menu. */
  readonly choose: (caption: string) => Promise<void>;
  /** Answers the open question by its button, after typing a text if one is given. */
  readonly answer: (button: string, text?: string) => Promise<void>;
  /** Waits for a passing message. */
  readonly says: (text: string | RegExp) => Promise<void>;
  readonly dismissToasts: () => Promise<void>;
  readonly openSheet: (name: string) => Promise<void>;
  /** Waits until nothing runs and the work is kept. */
  readonly settled: () => Promise<void>;
  /** All sheets as at the start. */
  readonly reset: () => Promise<void>;
}

function dialogs(pageOf: PageOf): Dialogs {
  const button = (name: string) => dialogOf(pageOf).getByRole('button', { name, exact: true });
  const settled = async () => {
    await pageOf().locator('.running:empty').waitFor({ state: 'attached' });
    await pageOf().getByText('saved in this browser').waitFor();
  };
  return {
    choose: async (caption) => {
      await pageOf().getByRole('menuitem', { name: 'Nonogram' }).click();
      await pageOf().getByRole('menuitem', { name: caption, exact: true }).click();
    },
    answer: async (name, text) => {
      if (text !== undefined) await dialogOf(pageOf).getByRole('textbox').fill(text);
      await button(name).click();
    },
    says: (text) => pageOf().locator('.toast').filter({ hasText: text }).last().waitFor(),
    dismissToasts: async () => {
      await pageOf()
        .locator('.toast button')
        .evaluateAll((all: HTMLElement[]) => {
          for (const one of all) one.click();
        });
      await pageOf().locator('.toast').first().waitFor({ state: 'detached' });
    },
    openSheet: async (name) => {
      await pageOf().getByRole('tab', { name, exact: true }).click();
      await pageOf()
        .getByRole('grid', { name: `Sheet ${name}` })
        .waitFor();
    },
    settled,
    reset: async () => {
      await pageOf().getByRole('button', { name: 'Reset to the start' }).click();
      await button('Reset').click();
      await settled();
    },
  };
}

function areaOf(name: string): Area {
  const area = parseArea(name, { rows: 1000, columns: 100 });
  if (area === null) throw new Error(`${name} is no range.`);
  return area;
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')}$`);
}

interface Drawn {
  readonly row: number;
  readonly column: number;
  readonly picture: readonly string[];
}

/** Runs in the page. */
function isDrawn({ row, column, picture }: Drawn): boolean {
  const marks: Readonly<Record<string, string>> = { TRUE: '#', FALSE: '.', '': ' ' };
  return picture.every((line, down) =>
    [...line].every((mark, along) => {
      const cell = document.getElementById(`cell-${row + down}-${column + along}`);
      const box = cell?.querySelector('input');
      const text = box ? String(box.checked).toUpperCase() : cell?.textContent;
      return marks[text ?? '?'] === mark;
    }),
  );
}
