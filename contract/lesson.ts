import { z } from 'zod/mini';
import { activationStatusSchema } from './course.ts';
import { endpoint } from './endpoint.ts';
import { PUBLIC_READS } from './public-reads.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });

export const SECTION_KINDS = ['study_sheet', 'revise', 'practice'] as const;

const section = z.object({
  id: z.string(),
  kind: z.enum(SECTION_KINDS),
  /** Id of the study sheet, revise set or practice. */
  module_id: z.string(),
  title: z.string(),
  minutes: z.number(),
});
export type Section = z.infer<typeof section>;

const sectionResult = z.object({
  section_id: z.string(),
  module_id: z.string(),
  status: z.union([z.literal(1), z.literal(2)]),
  /** The attempt of a practice that the section opens or shows; null for other kinds. */
  attempt_id: z.nullable(z.uuid()),
});

export const lessonAssets = endpoint({
  summary: 'A lesson with its sections and the learner’s own results',
  method: 'GET',
  path: '/ielts/lessons/{id}/assets',
  access: 'visitor',
  params,
  response: z.object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    course_id: z.string(),
    course_name: z.string(),
    list_section: z.array(section),
    user_result: z.object({ lesson_section_result: z.array(sectionResult) }),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
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

export const lessonUpdateProgress = endpoint({
  summary: 'Marks a section of a lesson as begun (1) or completed (2)',
  method: 'POST',
  path: '/ielts/lessons/{id}/update-progress',
  access: 'learner',
  idempotent: true,
  params,
  body: z.object({
    section_id: z.string().check(z.maxLength(100)),
    status: z.union([z.literal(1), z.literal(2)]),
    at: z.number(),
    skew: z.number(),
  }),
  response: z.object({ section_id: z.string(), status: z.number() }),
  errors: [
    'NOT_FOUND',
    'NOT_SIGNED_IN',
    'COURSE_NOT_ACTIVATED',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_KEY_REQUIRED',
  ],
});

export const studySheet = endpoint({
  summary: 'A study sheet; its body is Markdown',
  method: 'GET',
  path: PUBLIC_READS.studySheet,
  access: 'public',
  params,
  response: z.object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    tags: z.array(z.string()),
    reading_minutes: z.number(),
    body: z.string(),
  }),
  errors: ['NOT_FOUND'],
});
