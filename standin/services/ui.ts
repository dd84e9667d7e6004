/** Ui: menus, questions, the sidebar and dialogs. */
import { exception } from '../execution';
import { strict } from '../strict';
import type { Answer, ButtonName, MenuItem } from '../types';
import type { Context } from './context';
import { enumeration, enumName } from './enums';
import { HTML } from './html';

type Ui = GoogleAppsScript.Base.Ui;
type MenuService = GoogleAppsScript.Base.Menu;
type PromptResponse = GoogleAppsScript.Base.PromptResponse;

const BUTTONS = ['CLOSE', 'OK', 'CANCEL', 'YES', 'NO'] as const;

const BUTTON_SETS: Readonly<Record<string, readonly ButtonName[]>> = {
  OK: ['OK'],
  OK_CANCEL: ['OK', 'CANCEL'],
  YES_NO: ['YES', 'NO'],
  YES_NO_CANCEL: ['YES', 'NO', 'CANCEL'],
};

export function openUi(context: Context): Ui {
  const { execution } = context;
  const members = {
    Button: enumeration<Ui['Button']>(execution, 'Button', BUTTONS),
    ButtonSet: enumeration<Ui['ButtonSet']>(execution, 'ButtonSet', ['OK', 'OK_CANCEL', 'YES_NO', 'YES_NO_CANCEL']),
    createMenu: (name: string) => openMenu(context, name),
    showSidebar: (page: object) => {
      const { title, html } = HTML.of(execution, page).shown();
      context.host.sidebar = { title, html };
    },
    showModalDialog: (page: object, title: string) => showDialog(context, page, title, true),
    showModelessDialog: (page: object, title: string) => showDialog(context, page, title, false),
    ...questions(context),
  } satisfies Partial<Ui>;
  return strict<Ui>(execution, 'Ui', members);
}

/** The title given here counts more than that of the page. The script goes on at once, and keeps its lock. */
function showDialog({ host, execution }: Context, page: object, title: string, isModal: boolean): void {
  if (typeof title !== 'string') execution.violation('A dialog is shown with a title.');
  host.dialog = { ...HTML.of(execution, page).shown(), title, isModal };
}

function questions(context: Context) {
  const buttons = enumeration<Ui['Button']>(context.execution, 'Button', BUTTONS);
  return {
    alert: (first: string, second?: unknown, third?: unknown) => {
      const answer = ask(context, 'alert', [first, second, third], ['OK']);
      return buttons[answer.button];
    },
    prompt: (first: string, second?: unknown, third?: unknown) =>
      openResponse(context, ask(context, 'prompt', [first, second, third], ['OK'])),
  } satisfies Partial<Ui>;
}

/**
 * Called as (message), (message, buttons), (title, message) or (title, message, buttons). The script loses its lock
 * while it waits.
 */
function ask(
  { host, execution }: Context,
  kind: 'alert' | 'prompt',
  parameters: readonly unknown[],
  usual: readonly ButtonName[],
): Answer {
  const texts = parameters.filter((parameter) => typeof parameter === 'string');
  const [set] = parameters.filter((parameter) => typeof parameter === 'object');
  const buttons = set === undefined ? usual : (BUTTON_SETS[enumName(execution, set)] ?? usual);
  const [title = '', message = ''] = texts.length > 1 ? texts : ['', ...texts];
  execution.hasLock = false;
  const answer = host.options.ask({ kind, title, message, buttons });
  if (answer.button !== 'CLOSE' && !buttons.includes(answer.button)) {
    throw new Error(`The question has no button ${answer.button}: ${title} ${message}`);
  }
  return answer;
}

function openResponse({ execution }: Context, answer: Answer): PromptResponse {
  const buttons = enumeration<Ui['Button']>(execution, 'Button', BUTTONS);
  const members = {
    getResponseText: () => answer.text ?? '',
    getSelectedButton: () => buttons[answer.button],
  } satisfies Partial<PromptResponse>;
  return strict<PromptResponse>(execution, 'PromptResponse', members);
}

/** A menu appears with `addToUi`, in place of one of the same name. */
function openMenu(context: Context, name: string): MenuService {
  const { host, execution } = context;
  let items: readonly MenuItem[] = [];
  const add = (item: MenuItem): MenuService => {
    items = [...items, item];
    return menu;
  };
  const members = {
    addItem: (caption: string, functionName: string) => add({ caption, functionName }),
    addSeparator: () => add('separator'),
    addToUi: () => {
      if (items.length === 0) throw exception('A menu needs at least one item.');
      host.menus = [...host.menus.filter((other) => other.name !== name), { name, items }];
    },
  } satisfies Partial<MenuService>;
  const menu: MenuService = strict<MenuService>(execution, 'Menu', members);
  return menu;
}
