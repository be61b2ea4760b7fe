import type { Heading } from '#rules/markdown.ts';
import { INFO } from '#src/messages/info.ts';
import { escapeHtml } from './escape.ts';
import { FIXED_PATHS } from './paths.ts';
import { WORDS } from './words.ts';

// The classes are those of the app's own layout, so that little moves when the app takes over.

export interface Entry {
  path: string;
  title: string;
  text: string;
}

/** A page in the frame that the app puts around it. */
export const framed = (content: string, width: 'max-w-3xl' | 'max-w-6xl'): string =>
  `<div class="flex min-h-dvh flex-col">` +
  `<header class="sticky top-0 z-20 border-b border-line bg-canvas pt-[env(safe-area-inset-top)]">` +
  `<div class="mx-auto flex h-(--header-height) max-w-6xl items-center gap-3 px-4 sm:px-6 md:gap-6">` +
  `<a href="/" class="inline-flex min-h-11 items-center gap-2 rounded-full pr-2 text-xl font-semibold tracking-tight">` +
  `<img src="/favicon.svg" alt="" width="32" height="32" class="size-8">${WORDS.site}</a>` +
  `<nav aria-label="${WORDS.mainMenu}" class="ml-auto flex items-center">` +
  `<a href="/blog" class="inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-muted">${WORDS.names['/blog']}</a></nav></div></header>` +
  `<main id="main" class="min-h-[calc(100dvh-var(--header-height))] w-full">` +
  `<div class="mx-auto grid w-full gap-6 px-4 py-6 sm:gap-8 sm:px-6 sm:py-10 ${width}">${content}</div></main>${footer()}</div>`;

const footer = (): string =>
  `<footer class="mt-8 border-t border-line"><nav aria-label="${WORDS.footerMenu}" class="mx-auto flex max-w-6xl flex-wrap gap-x-6 px-4 py-6 sm:px-6">` +
  FIXED_PATHS.map(
    (path) =>
      `<a href="${path}" class="inline-flex min-h-11 items-center text-muted">${WORDS.names[path]}</a>`,
  ).join('') +
  `</nav></footer>`;

export const pageHeader = (title: string, text: string, facts = '', back = ''): string =>
  `<header class="grid gap-3">${back}<h1 class="text-2xl font-semibold sm:text-3xl">${escapeHtml(title)}</h1>` +
  (facts && `<p class="text-sm text-muted">${escapeHtml(facts)}</p>`) +
  `<p class="max-w-[68ch] text-muted text-pretty">${escapeHtml(text)}</p></header>`;

export const backLink = (path: string, label: string): string =>
  `<a href="${escapeHtml(path)}" class="-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-full pr-3 pl-1 text-sm font-semibold text-brand-strong">${escapeHtml(label)}</a>`;

const anchors = (headings: readonly Heading[]): string =>
  `<ul>${headings
    .map(
      ({ id, text }) =>
        `<li><a href="#${id}" class="flex min-h-11 items-center text-brand-strong lg:min-h-9 lg:text-sm">${escapeHtml(text)}</a></li>`,
    )
    .join('')}</ul>`;

/** A text beside its contents, which are folded on a phone. */
export const proseWithContents = (html: string, headings: readonly Heading[]): string =>
  `<div class="grid gap-6 lg:grid-cols-[minmax(0,68ch)_minmax(14rem,1fr)] lg:gap-12"><div class="lg:order-last">` +
  `<details class="rounded-card border border-line bg-surface px-4 lg:hidden"><summary class="flex min-h-11 items-center font-semibold">${INFO.contents}</summary>` +
  `<div class="pb-2">${anchors(headings)}</div></details></div><div class="prose">${html}</div></div>`;

export const section = (title: string, content: string): string =>
  `<section class="grid gap-4"><h2 class="text-xl font-semibold">${escapeHtml(title)}</h2>${content}</section>`;

/** Entries as cards that lead to them; nothing when there are none. */
export function entryList(title: string | null, entries: readonly Entry[]): string {
  if (entries.length === 0) return '';
  const level = title === null ? 'h2' : 'h3';
  const cards = entries.map(
    (entry) =>
      `<li class="relative grid gap-2 rounded-card border border-line bg-surface p-4 sm:p-5"><${level} class="text-lg font-semibold">` +
      `<a href="${escapeHtml(entry.path)}">${escapeHtml(entry.title)}</a></${level}>` +
      `<p class="text-muted">${escapeHtml(entry.text)}</p></li>`,
  );
  const head = title === null ? '' : `<h2 class="text-xl font-semibold">${escapeHtml(title)}</h2>`;
  return `<section class="grid gap-4">${head}<ul class="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">${cards.join('')}</ul></section>`;
}
