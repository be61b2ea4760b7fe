import { COURSE_LEVELS } from '#contract/course.ts';
import { renderMarkdown } from '#rules/markdown.ts';
import { COURSE } from '#src/messages/course.ts';
import type { CourseWithLessons } from '../areas/course/catalogue.ts';
import { escapeHtml } from './escape.ts';
import { type Absolute, breadcrumbs, duration, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { backLink, framed, pageHeader, section } from './parts.ts';
import { coursePath } from './paths.ts';
import { WORDS } from './words.ts';

const levelName = (level: number): string | undefined =>
  Object.entries(COURSE_LEVELS).find(([, number]) => number === level)?.[0];

/** What a course teaches, lesson by lesson. */
export function coursePage(course: CourseWithLessons, absolute: Absolute): SeoPage {
  const path = coursePath(course.id);
  const level = levelName(course.level);
  const minutes = course.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const facts = [
    ...(course.is_free ? [COURSE.free] : []),
    ...(level ? [COURSE.level(level)] : []),
    COURSE.lessons(course.lessons.length),
  ].join(' · ');
  const lessons = course.lessons.map(
    ({ title, summary, minutes }) =>
      `<li class="rounded-card border border-line bg-surface p-4"><h3 class="font-semibold">${escapeHtml(title)}</h3>` +
      `<p class="text-muted">${escapeHtml(summary)} ${COURSE.minutes(minutes)}</p></li>`,
  );
  return {
    path,
    title: `${course.name} – ${WORDS.site}`,
    description: course.summary,
    type: 'website',
    graph: [
      {
        '@type': 'Course',
        name: course.name,
        description: course.summary,
        inLanguage: 'vi',
        url: absolute(path),
        provider: publisher(absolute),
        educationalLevel: level,
        isAccessibleForFree: course.is_free,
        ...(course.is_free && { offers: { '@type': 'Offer', category: 'Free' } }),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: duration(minutes),
        },
      },
      breadcrumbs(absolute, [{ path, title: course.name }]),
    ],
    body: framed(
      pageHeader(course.name, course.summary, facts, backLink('/', COURSE.name)) +
        `<div class="prose">${renderMarkdown(course.description).html}</div>` +
        section(COURSE.list, `<ol class="grid gap-3">${lessons.join('')}</ol>`),
      'max-w-3xl',
    ),
  };
}
