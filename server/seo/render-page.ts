import { escapeHtml, jsonForScript } from './escape.ts';
import type { SeoPage } from './page.ts';
import { WORDS } from './words.ts';

const ICON = '/icons/icon-512.png';
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root">';

function headOf(page: SeoPage, absolute: (path: string) => string): string {
  const url = absolute(page.path);
  const properties: (readonly [string, string])[] = [
    ['og:type', page.type],
    ['og:site_name', WORDS.site],
    ['og:locale', 'vi_VN'],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', url],
    ['og:image', absolute(page.image ?? ICON)],
    ...(page.properties ?? []),
  ];
  return [
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...properties.map(
      ([name, content]) => `<meta property="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="${page.image ? 'summary_large_image' : 'summary'}">`,
    `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', '@graph': page.graph })}</script>`,
    ...(page.read
      ? [`<script type="application/json" id="served-read">${jsonForScript(page.read)}</script>`]
      : []),
  ].join('\n    ');
}

/**
 * The app's index.html with a page's head and content in it. The app draws the page anew over that content.
 * @param absolute makes an address of this site from a path
 */
export function renderPage(shell: string, page: SeoPage, absolute: (path: string) => string): string {
  // Functions as replacements: in a string, `$` would have a meaning.
  return shell
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(HEAD_END, () => `${headOf(page, absolute)}\n  ${HEAD_END}`)
    .replace(ROOT, () => `${ROOT}${page.body}`);
}

/** The app's index.html for an address that has no content: the app says so itself. */
export const renderMissing = (shell: string): string =>
  shell.replace(HEAD_END, () => `<meta name="robots" content="noindex">\n  ${HEAD_END}`);
