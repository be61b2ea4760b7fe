import type { DrawnPage } from './drawn-page.ts';
import { escapeHtml, jsonForScript } from './escape.ts';
import type { SeoPage } from './page.ts';
import type { PartsOf } from './page-parts.ts';
import { PICTURE, PICTURE_SIZE } from './picture.ts';
import { WORDS } from './words.ts';

const PICTURE_FACTS: readonly (readonly [string, string])[] = [
  ['og:image:width', String(PICTURE_SIZE.width)],
  ['og:image:height', String(PICTURE_SIZE.height)],
  ['og:image:alt', WORDS.picture],
];
/** What the app needs in addition for an already rendered page. */
const TAKE_OVER = 'src/app/hydrate-page.tsx';
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^<>]*>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';
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
  ].join('\n    ');
}

/**
 * There is something to read before the app runs: styles come first, and the app starts once everything
 * visible, including the page's own code, has loaded.
 */
function withContentFirst(shell: string, pageScripts: readonly string[]): string {
  const styles = STYLES.exec(shell)?.[0] ?? '';
  const entry = ENTRY.exec(shell)?.[1] ?? '';
  const ofApp = [...shell.matchAll(PARTS)].map(([, href]) => href);
  const parts = ofApp.join(' ');
  const page = [...new Set(pageScripts)].filter((part) => part !== entry && !ofApp.includes(part)).join(' ');
  return shell
    .replace(STYLES, '')
    .replace(PARTS, '')
    .replace(FIRST_OF_HEAD, (meta) => meta + styles)
    .replace(
      ENTRY,
      `<script type="module" src="/begin.js" data-app="${entry}" data-parts="${parts}" data-page="${page}">`,
    );
}

/** Inserts the rendered page with its API responses, so that the app starts with the same view. */
const withDrawnPage = (shell: string, path: string, { html, reads }: DrawnPage): string =>
  // Functions as replacements: in a string, `$` has a special meaning.
  shell.replace(
    ROOT,
    () =>
      `<div id="root">${html}</div>\n    <script type="application/json" id="served-page">${jsonForScript({ path, reads })}</script>`,
  );

export interface Drawn extends DrawnPage {
  /** Decoded. */
  path: string;
}

/**
 * The app's index.html with a page's head and its rendered content.
 * @param drawn null: the app renders it first
 * @param absolute makes an absolute URL of this site from a path
 */
export function renderPage(
  shell: string,
  page: SeoPage,
  drawn: Drawn | null,
  absolute: (path: string) => string,
  partsOf: PartsOf,
): string {
  const base = drawn
    ? withDrawnPage(withContentFirst(shell, [TAKE_OVER, page.source].flatMap(partsOf)), drawn.path, drawn)
    : shell;
  return base
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(HEAD_END, () => `${headOf(page, absolute)}\n  ${HEAD_END}`);
}

/** The app's index.html for a URL without content: the app itself says so. */
export const renderMissing = (shell: string): string =>
  shell.replace(HEAD_END, () => `<meta name="robots" content="noindex">\n  ${HEAD_END}`);
