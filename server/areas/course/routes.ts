import { ACTIVATION_STATUS } from '#contract/course.ts';
import { activationStatus, findActivation, storeActivation } from '#server/domain/course/access.ts';
import type { CourseWithLessons } from '#server/domain/course/catalogue.ts';
import { summaryOf } from '#server/domain/course/course-queries.ts';
import { skillsOf } from '#server/domain/course/exercise-facts.ts';
import { sectionResults } from '#server/domain/study/section-results.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Parts } from '#server/parts.ts';
import type { Handlers } from '../../http/handler.ts';
import { progressOf, sectionShare } from './lesson-progress.ts';
import { ownCourses } from './own-courses.ts';

/** Activating an active course changes nothing, so the call needs no idempotency key. */
async function activate(db: Parts['db'], learnerId: string, course: CourseWithLessons): Promise<void> {
  const activation = await findActivation(db, learnerId, course.id);
  const status = activationStatus(course, learnerId, activation, Date.now());
  if (status === ACTIVATION_STATUS.activated) return;
  if (status !== ACTIVATION_STATUS.pending) throw new ApiFailure('FORBIDDEN');
  await storeActivation(db, learnerId, course.id);
}

export function handlers(parts: Parts): Handlers<'course'> {
  const { db, catalogue, queries, facts } = parts;

  return {
    list: async ({ query: { level }, ...call }) => {
      const all = await queries.summaries(call.learner?.id ?? null);
      return { courses: level === undefined ? all : all.filter((course) => course.level === level) };
    },

    mine: async ({ query, learner: { id } }) => {
      const { own, trials } = await ownCourses(parts, catalogue, queries, id);
      const start = (query.page - 1) * query.limit;
      return { courses: own.slice(start, start + query.limit), total: own.length, trials };
    },

    details: async ({ params, ...call }) => {
      const course = await queries.served(params.id);
      const learnerId = call.learner?.id ?? null;
      const [activation, known] = await Promise.all([findActivation(db, learnerId, course.id), facts()]);
      const results = learnerId ? await sectionResults(db, learnerId, course.lessons) : null;
      return {
        ...summaryOf(course, learnerId, activation),
        description: course.description,
        extend_learn_types: activation?.extend_learn_types ?? [],
        lessons: course.lessons.map((lesson) => ({
          id: lesson.id,
          title: lesson.title,
          summary: lesson.summary,
          type: lesson.type,
          position: lesson.position,
          minutes: lesson.minutes,
          is_trial: lesson.is_trial,
          progress: progressOf(lesson, results?.get(lesson.id) ?? []),
          skills: skillsOf([lesson], known),
          sections: sectionShare(lesson, results?.get(lesson.id) ?? []),
        })),
      };
    },

    activate: async ({ params, learner: { id } }) => {
      await activate(db, id, await queries.served(params.id));
      return { course_activation_status: ACTIVATION_STATUS.activated };
    },
  };
}
