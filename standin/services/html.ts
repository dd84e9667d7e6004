/** HtmlService: the pages that an add-on brings along. */
import { exception } from '../execution';
import { strict } from '../strict';
import type { PageDialog } from '../types';
import { type Context, insides } from './context';

type Service = GoogleAppsScript.HTML.HtmlService;
type Output = GoogleAppsScript.HTML.HtmlOutput;
type Template = GoogleAppsScript.HTML.HtmlTemplate;

/** A page as it is at the moment it is shown. */
type Shown = Omit<PageDialog, 'isModal'>;

/** What is behind an HtmlOutput. */
export const HTML = insides<{ readonly shown: () => Shown }>('HtmlOutput');

export function openHtmlService(context: Context): Service {
  const members = {
    createHtmlOutput: (html?: unknown) =>
      typeof html === 'string' ? openOutput(context, html) : context.execution.violation('A page is made from a text.'),
    createHtmlOutputFromFile: (name: string) => openOutput(context, contentOf(context, name)),
    createTemplateFromFile: (name: string) => openTemplate(context, contentOf(context, name)),
  } satisfies Partial<Service>;
  return strict<Service>(context.execution, 'HtmlService', members);
}

function contentOf({ host }: Context, name: string): string {
  const html = host.options.htmlFiles[name];
  if (html === undefined) throw exception(`No HTML file named ${name} was found.`);
  return html;
}

/** What a template would make of its scriptlets is not in the stand-in. */
function openTemplate({ execution }: Context, html: string): Template {
  const members = { getRawContent: () => html } satisfies Partial<Template>;
  return strict<Template>(execution, 'HtmlTemplate', members);
}

/** Google's HtmlService takes what looks like a comment out of template literals, and breaks the script. */
function checkTemplateLiterals({ execution }: Context, html: string): void {
  const scripts = html.match(/<script\b.*?<\/script>/gis) ?? [];
  const broken = scripts.some((script) => /`[^`]*\/[/*][^`]*`/.test(script));
  if (broken) execution.violation('HtmlService would strip what looks like a comment from a template literal.');
}

function openOutput(context: Context, html: string): Output {
  const { execution } = context;
  checkTemplateLiterals(context, html);
  let shown: Shown = { title: '', html, width: null, height: null };
  const change = (changes: Partial<Shown>): Output => {
    shown = { ...shown, ...changes };
    return output;
  };
  const size = (pixels: number | null): number | null =>
    pixels === null || (Number.isInteger(pixels) && pixels > 0)
      ? pixels
      : execution.violation(`${pixels} is no size of a page in pixels.`);
  const members = {
    getContent: () => shown.html,
    setContent: (content: string) => change({ html: content }),
    setTitle: (title: string) => change({ title }),
    setWidth: (width: number | null) => change({ width: size(width) }),
    setHeight: (height: number | null) => change({ height: size(height) }),
  } satisfies Partial<Output>;
  const output: Output = strict<Output>(execution, 'HtmlOutput', members, { nullable: ['setWidth', 'setHeight'] });
  return HTML.keep(output, { shown: () => shown });
}
