/** HtmlService: the pages that an add-on brings along. */
import { exception } from '../execution';
import { strict } from '../strict';
import type { Dialog } from '../types';
import { type Context, insides } from './context';

type Service = GoogleAppsScript.HTML.HtmlService;
type Output = GoogleAppsScript.HTML.HtmlOutput;

/** What is behind an HtmlOutput: the page as it is at the moment it is shown. */
export const HTML = insides<{ readonly shown: () => Dialog }>('HtmlOutput');

export function openHtmlService(context: Context): Service {
  const members = {
    createHtmlOutputFromFile: (name: string) => {
      const html = context.host.options.htmlFiles[name];
      if (html === undefined) throw exception(`No HTML file named ${name} was found.`);
      checkTemplateLiterals(context, html);
      return openOutput(context, html);
    },
  } satisfies Partial<Service>;
  return strict<Service>(context.execution, 'HtmlService', members);
}

/** Google's HtmlService takes what looks like a comment out of template literals, and breaks the script. */
function checkTemplateLiterals({ execution }: Context, html: string): void {
  const scripts = html.match(/<script\b.*?<\/script>/gis) ?? [];
  const broken = scripts.some((script) => /`[^`]*\/[/*][^`]*`/.test(script));
  if (broken) execution.violation('HtmlService would strip what looks like a comment from a template literal.');
}

/** As wide and high as Google makes a dialog that says nothing of its size; undocumented, as far as we know. */
const USUAL_DIALOG = { width: 600, height: 500 };

function openOutput({ execution }: Context, html: string): Output {
  let page: Dialog = { title: '', html, ...USUAL_DIALOG };
  const change = (changed: Partial<Dialog>): Output => {
    page = { ...page, ...changed };
    return output;
  };
  const members = {
    getContent: () => page.html,
    setContent: (content: string) => change({ html: content }),
    setTitle: (title: string) => change({ title }),
    setWidth: (width: number) => change({ width }),
    setHeight: (height: number) => change({ height }),
  } satisfies Partial<Output>;
  const output: Output = strict<Output>(execution, 'HtmlOutput', members);
  return HTML.keep(output, { shown: () => page });
}
