import { escapeHtml, jsonForScript } from './escape.ts';
import type { SeoPage } from './page.ts';
import { PICTURE, PICTURE_SIZE } from './picture.ts';
import { WORDS } from './words.ts';

const PICTURE_FACTS: readonly (readonly [string, string])[] = [
  ['og:image:width', String(PICTURE_SIZE.width)],
  ['og:image:height', String(PICTURE_SIZE.height)],
  ['og:image:alt', WORDS.picture],
];
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^<>]*>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root">';
const STYLES = /(?<!\s)\s*<link rel="stylesheet"[^<>]*>/;
const ENTRY = /<script type="module"(?: crossorigin)? src="([^"<>]*)"[^<>]*>/;
const PARTS = /(?<!\s)\s*<link rel="modulepreload"(?: crossorigin)? href="([^"<>]*)"[^<>]*>/g;
const FIRST_OF_HEAD = /<meta name="viewport"[^<>]*>/;

function headOf(page: SeoPage, absolute: (path: string) => string): string {
  const url = absolute(page.path);
  const properties: (readonly [string, string])[] = [
    ['og:type', page.type],
    ['og:site_name', WORDS.site],
    ['og:locale', 'vi_VN'],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', url],
    ['og:image', absolute(page.image ?? PICTURE)],
    ...(page.image ? [] : PICTURE_FACTS),
    ...(page.properties ?? []),
  ];
  return [
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...properties.map(
      ([name, content]) => `<meta property="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', '@graph': page.graph })}</script>`,
    ...(page.read
      ? [`<script type="application/json" id="served-read">${jsonForScript(page.read)}</script>`]
      : []),
  ].join('\n    ');
}

/** There is something to read before the app runs: its styles come first, and it starts once all that is seen. */
function textFirst(shell: string): string {
  const styles = STYLES.exec(shell)?.[0] ?? '';
  const parts = [...shell.matchAll(PARTS)].map(([, href]) => href).join(' ');
  return shell
    .replace(STYLES, '')
    .replace(PARTS, '')
    .replace(FIRST_OF_HEAD, (meta) => meta + styles)
    .replace(
      ENTRY,
      (_, app) => `<script type="module" src="/begin.js" data-app="${app}" data-parts="${parts}">`,
    );
}

/**
 * The app's index.html with a page's head and content in it. The app draws the page anew over that content.
 * @param absolute makes an address of this site from a path
 */
export function renderPage(shell: string, page: SeoPage, absolute: (path: string) => string): string {
  // Functions as replacements: in a string, `$` would have a meaning.
  return textFirst(shell)
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(HEAD_END, () => `${headOf(page, absolute)}\n  ${HEAD_END}`)
    .replace(ROOT, () => `${ROOT}${page.body}`);
}

/** The app's index.html for an address that has no content: the app says so itself. */
export const renderMissing = (shell: string): string =>
  shell.replace(HEAD_END, () => `<meta name="robots" content="noindex">\n  ${HEAD_END}`);
