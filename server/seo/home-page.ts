import type { BlogPostSummary } from '#contract/blog.ts';
import { HOME } from '#src/messages/home.ts';
import { bandsOf, LEVELS } from '#src/messages/info-levels.ts';
import type { CourseWithLessons } from '../areas/course/catalogue.ts';
import { articleEntry } from './blog-page.ts';
import { escapeHtml } from './escape.ts';
import { type Absolute, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { type Entry, entryList, framed, section } from './parts.ts';
import { coursePath } from './paths.ts';
import { WORDS } from './words.ts';

/** Articles that the home page names. */
const POSTS = 6;

const BUTTON =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center min-h-13 px-7 py-3 text-lg max-sm:w-full';

/** As large as the app draws it: else the browser counts the app's drawing as the page's main content, a second later. */
function hero(start: string): string {
  return (
    `<section class="grid items-center gap-8 md:grid-cols-[1.15fr_1fr] md:gap-12"><div class="grid gap-5">` +
    `<h1 class="text-2xl font-semibold sm:text-3xl">${HOME.title}</h1>` +
    `<p class="max-w-prose text-lg text-muted text-pretty">${HOME.text}</p>` +
    `<div class="mt-1 flex flex-wrap items-center gap-3">` +
    `<a href="${escapeHtml(start)}" class="${BUTTON} bg-action text-on-action">${HOME.start}</a>` +
    `<a href="/view-roadmap" class="${BUTTON} border border-line-strong bg-surface text-ink">${HOME.ways.roadmap.title}</a>` +
    `</div></div><div class="mx-auto aspect-9/7 w-60 sm:w-full"></div></section>`
  );
}

const levels = (): string =>
  `<ol class="divide-y divide-line rounded-card border border-line bg-surface">${LEVELS.map(
    (facts) =>
      `<li class="px-4 py-3"><a href="/view-roadmap#trinh-do-${facts.level}" class="font-semibold">${facts.name}</a> ` +
      `<span class="text-sm text-muted">${facts.who}. ${bandsOf(facts)}</span></li>`,
  ).join('')}</ol>`;

const facts = (parts: readonly { title: string; text: string }[]): string =>
  `<dl class="grid gap-4">${parts
    .map(
      ({ title, text }) =>
        `<div><dt class="font-semibold">${title}</dt><dd class="text-muted">${text}</dd></div>`,
    )
    .join('')}</dl>`;

export interface HomeContent {
  courses: readonly CourseWithLessons[];
  sheets: readonly Entry[];
  posts: readonly BlogPostSummary[];
}

export function homePage({ courses, sheets, posts }: HomeContent, absolute: Absolute): SeoPage {
  const starter = courses.find((course) => course.is_free);
  const entries = courses.map(({ id, name, summary }) => ({
    path: coursePath(id),
    title: name,
    text: summary,
  }));
  return {
    path: '/',
    title: HOME.documentTitle,
    description: WORDS.description,
    type: 'website',
    graph: [
      {
        '@type': 'WebSite',
        name: WORDS.site,
        description: WORDS.description,
        inLanguage: 'vi',
        url: absolute('/'),
        publisher: publisher(absolute),
      },
    ],
    body: framed(
      hero(starter ? coursePath(starter.id) : '/#khoa-hoc') +
        `<div class="mt-2 grid gap-12 sm:mt-6 sm:gap-16">` +
        section(HOME.levelsTitle, levels()) +
        entryList(HOME.coursesTitle, entries) +
        section(HOME.teachingTitle, facts(Object.values(HOME.teaching))) +
        section(HOME.reasonsTitle, facts(Object.values(HOME.reasons))) +
        entryList(HOME.sheetsTitle, sheets) +
        entryList(HOME.blogTitle, posts.slice(0, POSTS).map(articleEntry)) +
        `</div>`,
      'max-w-6xl',
    ),
  };
}
