import { z } from 'zod/mini';
import { certificateBarSchema } from './certificate.ts';
import { courseLevel, courseSummary, courseParams as params } from './course.ts';
import { SECTION_KINDS } from './lesson.ts';
import { endpoint } from './protocol/endpoint.ts';

/** What a lesson trains, told by the questions that it asks. */
export const LESSON_SKILLS = ['reading', 'listening', 'writing', 'speaking', 'language'] as const;
export type LessonSkill = (typeof LESSON_SKILLS)[number];

/** 0 Pre-Foundation to 4 Advanced. */
const level = z.number().check(z.int(), z.minimum(0), z.maximum(4));
const limit = (usual: number) =>
  z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), usual) });

export const courseInfos = endpoint({
  summary: 'What a course teaches, for who thinks of taking it',
  method: 'GET',
  path: '/ielts/courses/{id}/infos',
  access: 'visitor',
  params,
  response: z.extend(courseSummary, {
    /** Markdown. */
    description: z.string(),
    minutes: z.number(),
    section_counts: z.array(z.object({ kind: z.enum(SECTION_KINDS), count: z.number() })),
    question_count: z.number(),
    skills: z.array(z.enum(LESSON_SKILLS)),
    /** Not in what was kept on devices before there was any. */
    certificate: z.optional(certificateBarSchema),
    lessons: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        summary: z.string(),
        type: z.number(),
        minutes: z.number(),
        /** Open to everybody. */
        is_trial: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
});

export const courseSuggestions = endpoint({
  summary: 'Courses that suit the visitor and that they have not taken up, best first',
  method: 'GET',
  path: '/ielts/courses/suggestions',
  access: 'visitor',
  query: z.extend(limit(3), {
    /** The level that they are to suit; unless told, the one chosen or that of the courses studied. */
    level: z.optional(courseLevel),
  }),
  response: z.object({
    courses: z.array(
      z.extend(courseSummary, {
        /** Why it is named: of the level wanted, the next one up, free, or none of these. */
        reason: z.enum(['level', 'next_level', 'free', 'other']),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
});

export const newCourses = endpoint({
  summary: 'The courses added last, newest first',
  method: 'GET',
  path: '/ielts/courses/new-list',
  access: 'visitor',
  query: limit(10),
  response: z.object({
    courses: z.array(
      z.extend(courseSummary, {
        /** Milliseconds since 1970. */
        added_at: z.number(),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
});

const levels = z.object({
  levels: z.array(
    z.object({ level: z.number(), name: z.string(), course_count: z.number(), selected: z.boolean() }),
  ),
});

export const courseLevels = endpoint({
  summary: 'The levels of courses, and the one that the learner chose',
  method: 'GET',
  path: '/ielts/courses/levels',
  access: 'visitor',
  response: levels,
  errors: ['NOT_SIGNED_IN'],
});

export const chooseCourseLevel = endpoint({
  summary: 'Chooses the level that courses are suggested for',
  method: 'POST',
  path: '/ielts/courses/levels',
  access: 'learner',
  body: z.object({ level }),
  response: levels,
  errors: ['NOT_SIGNED_IN'],
});
