import { COURSE_LEVELS } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import type { CourseWithLessons } from '#server/domain/course/catalogue.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { type Absolute, breadcrumbs, duration, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';

const levelName = (level: number): string | undefined =>
  Object.entries(COURSE_LEVELS).find(([, number]) => number === level)?.[0];

/** A course with its contents, lesson by lesson. */
export function coursePage(course: CourseWithLessons, absolute: Absolute): SeoPage {
  const path = href('course', { id: course.id });
  const level = levelName(course.level);
  const minutes = course.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return {
    path,
    source: 'src/features/course/pages/course-detail-page.tsx',
    title: pageTitle(course.name),
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
  };
}
