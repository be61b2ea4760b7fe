import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  ACTIVATION_STATUS,
  type ActivationStatus,
  LESSON_PROGRESS,
  type OwnCourse,
} from '#contract/course.ts';
import type { Catalogue, CourseWithLessons, LessonRow } from '#server/domain/course/catalogue.ts';
import { type CourseQueries, summaryOf, trialLessons } from '#server/domain/course/course-queries.ts';
import { type SectionResult, sectionResults } from '#server/domain/study/section-results.ts';
import { courses } from '../../db/schema-content.ts';
import { studyEvents, trialRegistrations } from '../../db/schema-study.ts';
import type { Platform } from '../../platform.ts';
import { progressOf } from './lesson-progress.ts';

/** The last day of study in each of the courses. */
async function lastDays(
  db: Platform['db'],
  learnerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const last = db
    .select({ day: studyEvents.day })
    .from(studyEvents)
    .where(and(eq(studyEvents.learner_id, learnerId), eq(studyEvents.course_id, courses.id)))
    .orderBy(desc(studyEvents.day))
    .limit(1)
    .as('last');
  const rows = await db
    .select({ id: courses.id, day: last.day })
    .from(courses)
    .crossJoinLateral(last)
    .where(inArray(courses.id, [...ids]));
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** The learner's progress in the lessons that they may enter. */
function lessonProgress(lessons: readonly LessonRow[], results: ReadonlyMap<string, SectionResult[]>) {
  const states = lessons.map((lesson) => progressOf(lesson, results.get(lesson.id) ?? []));
  const at = states.findIndex((progress) => progress !== LESSON_PROGRESS.COMPLETED);
  const next = lessons[at];
  return {
    completed_lessons: states.filter((progress) => progress === LESSON_PROGRESS.COMPLETED).length,
    next_lesson: next
      ? {
          id: next.id,
          title: next.title,
          minutes: next.minutes,
          place: at + 1,
          progress: states[at] ?? LESSON_PROGRESS.NOT_OPENED,
        }
      : null,
  };
}

/** Active courses first, then those waiting for activation, then expired ones. */
const STATUS_ORDER: readonly ActivationStatus[] = [
  ACTIVATION_STATUS.activated,
  ACTIVATION_STATUS.pending,
  ACTIVATION_STATUS.expired,
];

const byStatusAndUse = (a: OwnCourse, b: OwnCourse): number => {
  const rank = ({ course_activation_status: status }: OwnCourse) => STATUS_ORDER.indexOf(status);
  const [lastA, lastB] = [a.last_studied_on ?? '', b.last_studied_on ?? ''];
  return rank(a) - rank(b) || (lastA < lastB ? 1 : lastA > lastB ? -1 : 0);
};

/**
 * The learner's courses: activated, granted or expired ones, and those they are only trying. A free course is
 * theirs once they have activated it.
 */
export async function ownCourses(
  { db }: Pick<Platform, 'db'>,
  catalogue: Catalogue,
  queries: CourseQueries,
  learnerId: string,
): Promise<{ own: OwnCourse[]; trials: OwnCourse[] }> {
  const [all, activations, registered] = await Promise.all([
    catalogue.all(),
    queries.activations(learnerId),
    db
      .select({ course_id: trialRegistrations.course_id })
      .from(trialRegistrations)
      .where(eq(trialRegistrations.learner_id, learnerId)),
  ]);
  const trialIds = new Set(registered.map(({ course_id }) => course_id));
  const shown = all.filter(({ id }) => activations.has(id) || trialIds.has(id));
  const [results, last] = await Promise.all([
    sectionResults(
      db,
      learnerId,
      shown.flatMap(({ lessons }) => lessons),
    ),
    lastDays(
      db,
      learnerId,
      shown.map(({ id }) => id),
    ),
  ]);
  const viewOf = (course: CourseWithLessons, lessons: readonly LessonRow[]): OwnCourse => {
    const activation = activations.get(course.id);
    const summary = summaryOf(course, learnerId, activation);
    const place = lessonProgress(lessons, results);
    const isOver = summary.course_activation_status === ACTIVATION_STATUS.expired;
    return {
      ...summary,
      extend_learn_types: activation?.extend_learn_types ?? [],
      completed_lessons: place.completed_lessons,
      next_lesson: isOver ? null : place.next_lesson,
      last_studied_on: last.get(course.id) ?? null,
    };
  };
  return {
    own: shown
      .filter(({ id }) => activations.has(id))
      .map((course) => viewOf(course, course.lessons))
      .toSorted(byStatusAndUse),
    trials: shown
      .filter((course) => !activations.has(course.id) && !course.is_free)
      .map((course) => viewOf(course, trialLessons(course))),
  };
}
