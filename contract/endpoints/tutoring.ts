import { z } from 'zod/mini';
import { action, read } from '../protocol/endpoint.ts';
import {
  ATTENDANCE,
  classDetail,
  classExam,
  classNotice,
  classPageQuery,
  classParams,
  classQuery,
  classSummary,
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
  summary: "The learner's classes, with their status and their incoming lesson",
  path: '/tutoring/classes',
  who: 'learner',
  response: z.object({ classes: z.array(classSummary) }),
});

export const classById = read({
  summary: 'One class of the learner',
  path: '/tutoring/classes/{id}',
  who: 'learner',
  params: classParams,
  response: classDetail,
  errors,
});

export const pastLessons = read({
  summary: 'Lessons of a class that were held or cancelled, by pages, newest first',
  path: '/tutoring/classes/past-lessons',
  who: 'learner',
  query: classPageQuery,
  response: z.object({ lessons: z.array(lessonDetail), total }),
  errors,
});

export const incomingLesson = read({
  summary: "The lesson that is held now, or the next one, of all the learner's classes",
  path: '/tutoring/incoming-lesson',
  who: 'learner',
  response: z.object({ lesson: z.nullable(z.extend(liveLesson, { class_name: z.string() })) }),
});

export const learningHistories = read({
  summary:
    'Lessons of a class that the learner was at, and homework that they handed in, by pages, newest first',
  path: '/tutoring/learning-histories',
  who: 'learner',
  query: classPageQuery,
  response: z.object({ histories: z.array(historyItem), total }),
  errors,
});

export const syllabus = read({
  summary: 'All lessons of a class by weeks, with homework, materials, notes and attendance',
  path: '/tutoring/syllabus',
  who: 'learner',
  query: classQuery,
  response: z.object({ weeks: z.array(syllabusWeek) }),
  errors,
});

export const syllabusLesson = read({
  summary: 'One lesson of a class, with homework, materials, notes and attendance',
  path: '/tutoring/syllabus/lessons/{lesson}',
  who: 'learner',
  params: lessonParams,
  response: lessonDetail,
  errors,
});

export const finalTestResult = read({
  summary: "The class's final test, and the learner's latest work at it",
  path: '/tutoring/final-test-result',
  who: 'learner',
  query: classQuery,
  response: z.object({
    test: z.nullable(z.object({ id: z.string(), title: z.string() })),
    result: z.nullable(classExam),
  }),
  errors,
});

export const selfStudy = read({
  summary: 'Days and minutes of study by weeks of a class',
  path: '/tutoring/self-study-statistics',
  who: 'learner',
  query: classQuery,
  response: selfStudyStatistics,
  errors,
});

export const learning = read({
  summary: "The learner's attendance and homework in a class",
  path: '/tutoring/learning-statistics',
  who: 'learner',
  query: classQuery,
  response: learningStatistics,
  errors,
});

/** Tests of the class that the learner handed in, oldest first; at most the last fifty. */
export const tests = read({
  summary: 'Tests of a class that the learner handed in',
  path: '/tutoring/test-statistics',
  who: 'learner',
  query: classQuery,
  response: z.object({ tests: z.array(classExam) }),
  errors,
});

/** What members were told about the class, and what was told to the learner alone; newest first. */
export const notices = read({
  summary: 'What the class was told, and what the learner alone was told, by pages, newest first',
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
  summary:
    'Tells a member the link of a lesson, from 15 minutes before its beginning to its end, and counts them as present, once',
  method: 'POST',
  path: '/tutoring/lessons/{lesson}/join',
  who: 'learner',
  params: lessonParams,
  response: z.object({ url: z.string(), attendance: z.enum(ATTENDANCE), joined_at: z.number() }),
  errors: [...errors, 'LESSON_NOT_OPEN', 'LESSON_OVER', 'LESSON_CANCELLED', 'LESSON_WITHOUT_LINK'],
});
