import { z } from 'zod/mini';
import { courseParams as params } from '../course.ts';
import { SHOWN_KINDS } from '../course-learning.ts';
import { trainedSkills } from '../course-offers.ts';
import { SECTION_KINDS } from '../lesson.ts';
import { attemptSchema } from '../practice.ts';
import { read } from '../protocol/endpoint.ts';
import { minutesLearnt } from '../study-time.ts';
import { IN_VIETNAM, zoneHistorySchema } from '../time-zone.ts';

/** A course's results stay readable after it has ended, but not without the course. */
const errors = ['NOT_FOUND', 'COURSE_NOT_ACTIVATED'] as const;

const limited = (usual: number) =>
  z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), usual) });

const share = { completed: z.number(), total: z.number() };

export const learningProgress = read({
  summary: "The learner's progress in a course, and what they completed in each of the last weeks",
  path: '/ielts/courses/{id}/learning-progress',
  who: 'learner',
  params,
  response: z.object({
    course_id: z.string(),
    lessons: z.object(share),
    sections: z.object(share),
    /** Planned minutes of the sections. */
    minutes: z.object(share),
    /** Oldest first, Monday to Sunday in the learner's time zone; the last one is this week. */
    weeks: z.array(
      z.object({
        /** ISO dates. */
        from: z.string(),
        to: z.string(),
        /** Sections completed; one done on two days counts once. */
        sections: z.number(),
        ...minutesLearnt,
        study_days: z.number(),
      }),
    ),
  }),
  errors,
});

export const learningStatistic = read({
  summary: "Statistics of the learner's work in a course",
  path: '/ielts/courses/{id}/learning-statistic',
  who: 'learner',
  params,
  response: z.object({
    course_id: z.string(),
    by_kind: z.array(z.object({ kind: z.enum(SECTION_KINDS), ...share })),
    /** Practices submitted at least once. */
    submitted_practices: z.number(),
    /** 0–100 over the questions with a key in the latest attempt at each practice; null if there are none. */
    average_score: z.nullable(z.number()),
    last_30_days: z.object({ study_days: z.number(), ...minutesLearnt }),
  }),
  errors,
});

const studyDays = z.object({
  /** Today's ISO date in the learner's time zone. */
  today: z.string(),
  /** Study days of the streak up to today, or up to yesterday while today has none. */
  length: z.number(),
  /** ISO dates of the study days from `from` on, oldest first. */
  days: z.array(z.string()),
  from: z.string(),
  /** Study days of the streak up to the day before `from`, the freezes held then, and the longest streak until then. */
  before: z.number(),
  freezes_before: z._default(z.number(), 0),
  longest_before: z._default(z.number(), 0),
  /** ISO dates from `from` on: days on which the site was down, and days that a journey skipped. */
  outages: z._default(z.array(z.string()), []),
  skipped: z._default(z.array(z.string()), []),
  /** The learner's time zones within the time in which completions may still arrive. */
  zones: z._default(zoneHistorySchema, IN_VIETNAM),
});

export const learningStreak = read({
  summary: 'Days in a row with something completed in one course',
  path: '/ielts/courses/{id}/learning-streak',
  who: 'learner',
  params,
  response: z.extend(studyDays, { course_id: z.string() }),
  errors,
});

export const dayStreaks = read({
  summary: "Days in a row with something completed, by the calendar of the learner's time zone",
  path: '/ielts/courses/day-streaks',
  who: 'learner',
  response: studyDays,
});

export const studyMonth = read({
  summary: 'The days of a month that were studied, or that a freeze, an outage or a journey kept',
  path: '/ielts/courses/study-month',
  who: 'learner',
  query: z.object({ month: z.string().check(z.maxLength(7), z.regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/)) }),
  response: z.object({
    /** Such as `2026-11`. */
    month: z.string(),
    /** The month of the first completion; null if there is none. */
    first_month: z.nullable(z.string()),
    /** Days that were studied or kept, oldest first. */
    days: z.array(z.object({ day: z.string(), kind: z.enum(SHOWN_KINDS) })),
  }),
});

export const recentMark = read({
  summary: 'The latest results in a course, newest first',
  path: '/ielts/courses/{id}/recent-mark',
  who: 'learner',
  params,
  query: limited(3),
  response: z.object({
    marks: z.array(
      z.object({
        attempt: attemptSchema,
        practice_id: z.string(),
        title: z.string(),
        lesson_id: z.string(),
        lesson_title: z.string(),
        /** Mean of the graded essays, rounded to half bands: a teacher's band where one graded it, else the AI's. */
        writing_band: z.nullable(z.number()),
        /** Mean of the graded recordings, 0–100. */
        speaking_score: z.nullable(z.number()),
        /** Nothing of it is an estimate of the AI; missing in responses of earlier servers. */
        by_teacher: z.optional(z.boolean()),
      }),
    ),
  }),
  errors,
});

export const learningMissions = read({
  summary: 'What to do next in a course: sections in progress, then those that follow',
  path: '/ielts/courses/{id}/learning-missions',
  who: 'learner',
  params,
  query: limited(3),
  response: z.object({
    missions: z.array(
      z.object({
        lesson_id: z.string(),
        lesson_title: z.string(),
        section_id: z.string(),
        module_id: z.string(),
        kind: z.enum(SECTION_KINDS),
        title: z.string(),
        minutes: z.number(),
        begun: z.boolean(),
        skills: trainedSkills,
      }),
    ),
    /** Total sections left. */
    left: z.number(),
  }),
  errors,
});
