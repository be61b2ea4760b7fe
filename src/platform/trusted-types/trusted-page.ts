import { createPolicy } from './trusted-types.ts';

/** A script that the build has put there: an address of this origin, and nothing inside. */
const BUILT_SCRIPT =
  /<script(?: (?:type="module"|crossorigin|async|defer|src="\/(?!\/)[\w./-]+"))+><\/script>/g;
/** Whatever else could run, embed, or lead relative addresses elsewhere. */
const ACTIVE = /<(?:script|iframe|object|embed|base|form|svg|math)\b|[\s"'/]on[a-z]+\s*=|javascript:/i;

/** Whether a page is no more than the app's own shell as it was built. */
export const isAppShell = (html: string): boolean => !ACTIVE.test(html.replace(BUILT_SCRIPT, ''));

function ownPage(html: string): string {
  if (!isAppShell(html)) throw new TypeError('this is not our shell');
  return html;
}

const policy = createPolicy('luyen-page', { createHTML: ownPage });

/** @param html the shell, to be parsed apart from the page that is open. Throws for any other page, in every browser. */
export const trustedPage = (html: string): string => policy?.createHTML(html) ?? ownPage(html);
