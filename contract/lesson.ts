import { z } from 'zod/mini';
import { activationStatusSchema } from './course.ts';
import { sectionDetailSchema } from './lesson-detail.ts';
import { endpoint } from './protocol/endpoint.ts';
import { idText } from './protocol/text.ts';

const params = z.object({ id: idText });

export const SECTION_KINDS = ['study_sheet', 'video', 'doc', 'revise', 'practice', 'duet_video'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Kinds that are done as an attempt, which is handed in. */
export const isAttempted = (kind: SectionKind): boolean => kind === 'practice' || kind === 'duet_video';

export const sectionSchema = z.object({
  id: z.string(),
  kind: z.enum(SECTION_KINDS),
  /** Id of the study sheet, video, doc, revise set, practice or duet. */
  module_id: z.string(),
  title: z.string(),
  minutes: z.number(),
});
export type Section = z.infer<typeof sectionSchema>;

const sectionResult = z.object({
  section_id: z.string(),
  module_id: z.string(),
  status: z.union([z.literal(1), z.literal(2)]),
  /** The attempt of a practice or duet that the section opens or shows; null for other kinds. */
  attempt_id: z.nullable(z.uuid()),
  /** 1–3 of a completed section, by its share of right answers; null until it is completed. */
  stars: z.nullable(z.number()),
  /** Milliseconds since 1970; null until it is completed. */
  completed_at: z.nullable(z.number()),
});
export type SectionResult = z.infer<typeof sectionResult>;

/** What the learner has earned in a lesson. */
const starCup = z.object({
  stars: z.number(),
  /** Stars there are to earn. */
  most: z.number(),
  /** Every section is completed. */
  cup: z.boolean(),
});
export type StarCup = z.infer<typeof starCup>;

const userResult = z.object({
  /** The section completed last comes first; then those begun. */
  lesson_section_result: z.array(sectionResult),
  star_cup: starCup,
  /** When the learner last began the lesson again, milliseconds since 1970; null: never. */
  redone_at: z.nullable(z.number()),
});

/** Learner's clock and its skew: server time minus device time when they last spoke, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

const lessonHead = {
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  course_id: z.string(),
  course_name: z.string(),
};
const readErrors = ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'] as const;
const commandErrors = [...readErrors, 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_KEY_REQUIRED'] as const;

export const lessonAssets = endpoint({
  summary: 'A lesson with its sections and the learner’s own results',
  method: 'GET',
  path: '/ielts/lessons/{id}/assets',
  access: 'visitor',
  guests: true,
  params,
  response: z.object({
    ...lessonHead,
    list_section: z.array(sectionSchema),
    user_result: userResult,
  }),
  errors: readErrors,
});

export const lessonAssetsWithDetail = endpoint({
  summary: 'The same, with what each section holds: video, text, lines of a duet, number of questions',
  method: 'GET',
  path: '/ielts/lessons/{id}/assets-with-detail',
  access: 'visitor',
  guests: true,
  params,
  response: z.object({
    ...lessonHead,
    list_section: z.array(z.extend(sectionSchema, { detail: z.nullable(sectionDetailSchema) })),
    user_result: userResult,
  }),
  errors: readErrors,
});

export const lessonNext = endpoint({
  summary: 'The lesson after this one in its course; null after the last',
  method: 'GET',
  path: '/ielts/lessons/{id}/next-lesson',
  access: 'visitor',
  params,
  response: z.object({
    lesson: z.nullable(
      z.object({ id: z.string(), title: z.string(), summary: z.string(), minutes: z.number() }),
    ),
  }),
  errors: readErrors,
});

export const lessonStarAndCup = endpoint({
  summary: 'What completing a section has earned: its own result first, stars and cup of the lesson',
  method: 'POST',
  path: '/ielts/lessons/{id}/calculate-star-and-cup',
  access: 'learner',
  params,
  body: z.object({ section_id: idText }),
  response: userResult,
  errors: readErrors,
});

export const lessonRedo = endpoint({
  summary: 'Begins the lesson again: its sections are open once more, what was handed in before is kept',
  method: 'POST',
  path: '/ielts/lessons/{id}/redo',
  access: 'learner',
  idempotent: true,
  params,
  body: z.object(clock),
  response: z.object({ redone_at: z.number() }),
  errors: commandErrors,
});

export const lessonIsAllowed = endpoint({
  summary: 'Whether the lesson may be entered',
  method: 'GET',
  path: '/ielts/lessons/{id}/is-allowed',
  access: 'visitor',
  params,
  response: z.object({
    is_allowed: z.boolean(),
    course_activation_status: activationStatusSchema,
    course_id: z.string(),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
});

export const exerciseIsAllowed = endpoint({
  summary:
    'Whether a practice, duet or revise set may be opened, and what it is opened with: its course and lesson',
  method: 'GET',
  path: '/ielts/exercises/{id}/is-allowed',
  access: 'visitor',
  params,
  response: z.object({
    is_allowed: z.boolean(),
    course_activation_status: activationStatusSchema,
    course_id: z.string(),
    course_name: z.string(),
    /** Last day of an own course, ISO date; null when open-ended, and where it is not theirs. */
    study_end_date: z.nullable(z.string()),
    lesson_id: z.string(),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
});

export const lessonUpdateProgress = endpoint({
  summary: 'Marks a section of a lesson as begun (1) or completed (2)',
  method: 'POST',
  path: '/ielts/lessons/{id}/update-progress',
  access: 'learner',
  guests: true,
  idempotent: true,
  params,
  body: z.object({
    section_id: idText,
    status: z.union([z.literal(1), z.literal(2)]),
    ...clock,
  }),
  response: z.object({ section_id: z.string(), status: z.number() }),
  errors: commandErrors,
});
