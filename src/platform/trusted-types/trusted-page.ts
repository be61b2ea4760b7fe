import { createPolicy } from './trusted-types.ts';

/** A script added by the build: a URL of this origin, and no inline code. */
const BUILT_SCRIPT =
  /<script(?: (?:type="module"|crossorigin|async|defer|src="\/(?!\/)[\w./-]+"))+><\/script>/g;
/** Anything else that could run, embed, or redirect relative URLs. */
const ACTIVE = /<(?:script|iframe|object|embed|base|form|svg|math)\b|[\s"'/]on[a-z]+\s*=|javascript:/i;

/** Whether a page is only the app's own shell as it was built. */
export const isAppShell = (html: string): boolean => !ACTIVE.test(html.replace(BUILT_SCRIPT, ''));

function ownPage(html: string): string {
  if (!isAppShell(html)) throw new TypeError('this is not our shell');
  return html;
}

const policy = createPolicy('luyen-page', { createHTML: ownPage });

/**
 * @param html the shell, to be parsed apart from the open page. Throws for any other page, in every browser.
 */
export const trustedPage = (html: string): string => policy?.createHTML(html) ?? ownPage(html);
