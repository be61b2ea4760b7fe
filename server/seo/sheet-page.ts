import type { ResponseOf } from '#contract/endpoint.ts';
import type { ENDPOINTS } from '#contract/endpoints.ts';
import { renderMarkdown } from '#rules/markdown.ts';
import { BLOG } from '#src/messages/blog.ts';
import { STUDY_SHEET } from '#src/messages/study-sheet.ts';
import { type Absolute, breadcrumbs, duration, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { backLink, framed, pageHeader } from './parts.ts';
import { sheetPath } from './paths.ts';
import { WORDS } from './words.ts';

/** A study sheet. */
export function sheetPage(
  sheet: ResponseOf<typeof ENDPOINTS.lesson.studySheet>,
  absolute: Absolute,
): SeoPage {
  const path = sheetPath(sheet.id);
  const facts = `${STUDY_SHEET.name} · ${BLOG.minutes(sheet.reading_minutes)}`;
  return {
    path,
    title: `${sheet.title} – ${WORDS.site}`,
    description: sheet.summary,
    type: 'article',
    graph: [
      {
        '@type': 'LearningResource',
        name: sheet.title,
        description: sheet.summary,
        inLanguage: 'vi',
        url: absolute(path),
        learningResourceType: STUDY_SHEET.name,
        provider: publisher(absolute),
        keywords: sheet.tags,
        timeRequired: duration(sheet.reading_minutes),
        isAccessibleForFree: true,
      },
      breadcrumbs(absolute, [{ path, title: sheet.title }]),
    ],
    body: framed(
      `<article class="grid gap-6 sm:gap-8">${pageHeader(sheet.title, sheet.summary, facts, backLink('/', STUDY_SHEET.home))}` +
        `<div class="prose prose-passage">${renderMarkdown(sheet.body).html}</div></article>`,
      'max-w-3xl',
    ),
    read: { path: `/ielts/study-sheets/${encodeURIComponent(sheet.id)}`, data: sheet },
  };
}
