import { lessonDetails } from '#server/domain/tutoring/lesson-details.ts';
import { classesOf, type OwnClass, ownClass, ownLesson } from '#server/domain/tutoring/membership.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { classDetailOf, classSummaryOf, incomingOf } from './class-views.ts';
import { finalTestOf, testsOf } from './exams.ts';
import { historiesOf, noticesOf } from './histories.ts';
import { joinLesson } from './join-lesson.ts';
import { pastLessonsOf, syllabusOf } from './lessons.ts';
import { learningStatisticsOf, selfStudyOf } from './statistics.ts';

/** Classes with a teacher, for their members; a class of others is not found. */
export function handlers({ db }: Pick<Platform, 'db'>): Handlers<'tutoring'> {
  const summaries = async (learnerId: string, now: Date) => {
    const own = await classesOf(db, learnerId);
    const found = [];
    for (const one of own) found.push(await classSummaryOf(db, learnerId, one, now));
    return found;
  };
  const ofClass = (learnerId: string, classId: string): Promise<OwnClass> => ownClass(db, learnerId, classId);

  return {
    classes: async ({ learner }) => ({ classes: await summaries(learner.id, new Date()) }),
    classById: async ({ learner: { id }, params }) =>
      classDetailOf(db, id, await ofClass(id, params.id), new Date()),
    pastLessons: async ({ learner: { id }, query: { class_id, page } }) =>
      pastLessonsOf(db, id, await ofClass(id, class_id), { page, now: new Date() }),
    incomingLesson: async ({ learner }) => {
      const now = new Date();
      const coming = [];
      for (const own of await classesOf(db, learner.id)) {
        const lesson = await incomingOf(db, own, now);
        if (lesson) coming.push({ ...lesson, class_name: own.class.name });
      }
      const [lesson = null] = coming.toSorted((one, other) => one.starts_at - other.starts_at);
      return { lesson };
    },
    learningHistories: async ({ learner: { id }, query: { class_id, page } }) =>
      historiesOf(db, id, await ofClass(id, class_id), page),
    syllabus: async ({ learner: { id }, query }) => ({
      weeks: await syllabusOf(db, id, await ofClass(id, query.class_id)),
    }),
    syllabusLesson: async ({ learner: { id }, params }) => {
      const { own, lesson } = await ownLesson(db, id, params.lesson);
      const [detail] = await lessonDetails(db, id, own, [lesson]);
      if (!detail) throw new ApiFailure('NOT_FOUND');
      return detail;
    },
    finalTestResult: async ({ learner: { id }, query }) =>
      finalTestOf(db, id, await ofClass(id, query.class_id)),
    selfStudy: async ({ learner: { id }, query }) =>
      selfStudyOf(db, id, await ofClass(id, query.class_id), new Date()),
    learning: async ({ learner: { id }, query }) =>
      learningStatisticsOf(db, id, await ofClass(id, query.class_id), new Date()),
    tests: async ({ learner: { id }, query }) => ({
      tests: await testsOf(db, id, await ofClass(id, query.class_id)),
    }),
    notices: async ({ learner: { id }, params, query }) =>
      noticesOf(db, id, await ofClass(id, params.id), query.page),
    join: ({ learner: { id }, params }) =>
      db.transaction((tx) => joinLesson(tx, id, params.lesson, new Date())),
  };
}
