import { z } from 'zod/mini';
import { action, read } from '../protocol/endpoint.ts';
import {
  ATTENDANCE,
  classDetail,
  classNotice,
  classPageQuery,
  classParams,
  classQuery,
  classSummary,
  classTest,
  historyItem,
  learningStatistics,
  lessonDetail,
  lessonParams,
  liveLesson,
  pageQuery,
  selfStudyStatistics,
  syllabusWeek,
} from '../tutoring.ts';

/** A class, or a lesson of one, that the caller is not a member of is not found. */
const errors = ['NOT_FOUND'] as const;
/** Of a list by pages: entries of all pages together. */
const total = z.number();

export const classes = read({
  path: '/tutoring/classes',
  who: 'learner',
  response: z.object({ classes: z.array(classSummary) }),
});

export const classById = read({
  path: '/tutoring/classes/{id}',
  who: 'learner',
  params: classParams,
  response: classDetail,
  errors,
});

/** Newest first. */
export const pastLessons = read({
  path: '/tutoring/classes/past-lessons',
  who: 'learner',
  query: classPageQuery,
  response: z.object({ lessons: z.array(lessonDetail), total }),
  errors,
});

/** The lesson that is held now, or the next one, of all classes of the learner. */
export const incomingLesson = read({
  path: '/tutoring/incoming-lesson',
  who: 'learner',
  response: z.object({ lesson: z.nullable(z.extend(liveLesson, { class_name: z.string() })) }),
});

/** Newest first. */
export const learningHistories = read({
  path: '/tutoring/learning-histories',
  who: 'learner',
  query: classPageQuery,
  response: z.object({ histories: z.array(historyItem), total }),
  errors,
});

export const syllabus = read({
  path: '/tutoring/syllabus',
  who: 'learner',
  query: classQuery,
  response: z.object({ weeks: z.array(syllabusWeek) }),
  errors,
});

export const syllabusLesson = read({
  path: '/tutoring/syllabus/lessons/{lesson}',
  who: 'learner',
  params: lessonParams,
  response: lessonDetail,
  errors,
});

/** The latest work of the learner at the class's final test. */
export const finalTestResult = read({
  path: '/tutoring/final-test-result',
  who: 'learner',
  query: classQuery,
  response: z.object({
    test: z.nullable(z.object({ id: z.string(), title: z.string() })),
    result: z.nullable(classTest),
  }),
  errors,
});

export const selfStudy = read({
  path: '/tutoring/self-study-statistics',
  who: 'learner',
  query: classQuery,
  response: selfStudyStatistics,
  errors,
});

export const learning = read({
  path: '/tutoring/learning-statistics',
  who: 'learner',
  query: classQuery,
  response: learningStatistics,
  errors,
});

/** Tests of the class that the learner handed in, oldest first; at most the last fifty. */
export const tests = read({
  path: '/tutoring/test-statistics',
  who: 'learner',
  query: classQuery,
  response: z.object({ tests: z.array(classTest) }),
  errors,
});

/** What members were told about the class, and what was told to the learner alone; newest first. */
export const notices = read({
  path: '/tutoring/notification/classes/{id}',
  who: 'learner',
  params: classParams,
  query: pageQuery,
  response: z.object({ notices: z.array(classNotice), total }),
  errors,
});

/**
 * Tells a member the link of a lesson, from shortly before its beginning to its end, and counts them as present, once.
 * No command: what was joined with no network was not joined.
 */
export const join = action({
  method: 'POST',
  path: '/tutoring/lessons/{lesson}/join',
  who: 'learner',
  params: lessonParams,
  response: z.object({ url: z.string(), attendance: z.enum(ATTENDANCE), joined_at: z.number() }),
  errors: [...errors, 'LESSON_NOT_OPEN', 'LESSON_OVER', 'LESSON_CANCELLED', 'LESSON_WITHOUT_LINK'],
});
