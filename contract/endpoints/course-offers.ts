import { z } from 'zod/mini';
import { certificateBarSchema } from '../certificate.ts';
import { courseLevel, courseSummary, courseParams as params } from '../course.ts';
import { LESSON_SKILLS, trainedSkills } from '../course-offers.ts';
import { SECTION_KINDS } from '../lesson.ts';
import { action, read } from '../protocol/endpoint.ts';

/** 0 Pre-Foundation to 4 Advanced. */
const level = z.number().check(z.int(), z.minimum(0), z.maximum(4));

const limit = (usual: number) =>
  z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), usual) });

export const infos = read({
  summary: 'What a course teaches, for prospective learners',
  path: '/ielts/courses/{id}/infos',
  who: 'maybe-learner',
  params,
  response: z.extend(courseSummary, {
    /** Markdown. */
    description: z.string(),
    minutes: z.number(),
    section_counts: z.array(z.object({ kind: z.enum(SECTION_KINDS), count: z.number() })),
    question_count: z.number(),
    skills: z.array(z.enum(LESSON_SKILLS)),
    /** Missing in older cached responses. */
    certificate: z.optional(certificateBarSchema),
    lessons: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        summary: z.string(),
        type: z.number(),
        minutes: z.number(),
        /** Open to everyone. */
        is_trial: z.boolean(),
        skills: trainedSkills,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const suggestions = read({
  summary:
    'Courses that suit the caller and that they do not have yet, best first after one that may be begun at once',
  path: '/ielts/courses/suggestions',
  who: 'maybe-learner',
  query: z.extend(limit(3), {
    /** Level to suggest for; defaults to the one chosen, else that of the courses studied. */
    level: z.optional(courseLevel),
  }),
  response: z.object({
    courses: z.array(
      z.extend(courseSummary, {
        /** Why it is suggested: it has the wanted level, has the next one up, is free, or none of these. */
        reason: z.enum(['level', 'next_level', 'free', 'other']),
      }),
    ),
  }),
});

export const newList = read({
  summary: 'The latest courses, newest first',
  path: '/ielts/courses/new-list',
  who: 'maybe-learner',
  query: limit(10),
  response: z.object({
    courses: z.array(
      z.extend(courseSummary, {
        /** Milliseconds since 1970. */
        added_at: z.number(),
      }),
    ),
  }),
});

const levelChoice = z.object({
  levels: z.array(
    z.object({ level: z.number(), name: z.string(), course_count: z.number(), selected: z.boolean() }),
  ),
});

export const levels = read({
  summary: 'The levels of courses, and the one that the learner chose',
  path: '/ielts/courses/levels',
  who: 'maybe-learner',
  response: levelChoice,
});

export const chooseLevel = action({
  summary: 'Chooses the level that courses are suggested for',
  method: 'POST',
  path: '/ielts/courses/levels',
  who: 'learner',
  body: z.object({ level }),
  response: levelChoice,
});
