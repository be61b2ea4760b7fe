import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';
import { idText, TEXT_MAX } from './protocol/text.ts';
import { teacherEvaluationSchema } from './teacher-evaluation.ts';

const id = idText;

/** Most characters of the reason for a second grading. */
export const REGRADE_REASON_MAX = TEXT_MAX.note;

const allowanceSchema = z.object({
  /** Gradings that a learner may ask for in a calendar month of Vietnam. */
  per_month: z.number(),
  /** Of these, what is left of this month's. */
  remaining: z.number(),
  /** Within how many hours a teacher grades. */
  promised_hours: z.number(),
});
export type TeacherAllowance = z.infer<typeof allowanceSchema>;

/** Where an answer stands with the teachers. */
const standing = z.object({
  teacher_evaluation: z.nullable(teacherEvaluationSchema),
  allowance: allowanceSchema,
});

export const teacherGradingRead = endpoint({
  summary: "The teacher's evaluation of one submitted answer, and how many gradings may still be asked for",
  method: 'GET',
  path: '/grading/teacher/{attempt}/{question}',
  access: 'learner',
  params: z.object({ attempt: z.uuid(), question: id }),
  response: standing,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'ATTEMPT_NOT_SUBMITTED', 'NOT_FOR_TEACHERS'],
});

export const teacherGradingAsk = endpoint({
  summary:
    'Sends a submitted essay or recording to a teacher, within the limit of the month. One that is there already stays',
  method: 'POST',
  path: '/grading/ask-teacher',
  access: 'learner',
  idempotent: true,
  body: z.object({ attempt_id: z.uuid(), question_id: id }),
  response: standing,
  errors: [
    'NOT_FOUND',
    'NOT_SIGNED_IN',
    'COURSE_NOT_ACTIVATED',
    'ATTEMPT_NOT_SUBMITTED',
    'NOT_FOR_TEACHERS',
    'TEACHER_LIMIT',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_KEY_REQUIRED',
  ],
});

export const teacherGradingRegrade = endpoint({
  summary:
    "Asks, once and with a reason, for a second grading of what a teacher has graded. It costs none of the month's",
  method: 'POST',
  path: '/grading/ask-regrade',
  access: 'learner',
  idempotent: true,
  body: z.object({
    attempt_id: z.uuid(),
    question_id: id,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REGRADE_REASON_MAX)),
  }),
  response: standing,
  errors: [
    'NOT_FOUND',
    'NOT_SIGNED_IN',
    'COURSE_NOT_ACTIVATED',
    'ATTEMPT_NOT_SUBMITTED',
    'NOT_FOR_TEACHERS',
    'NOT_GRADED_YET',
    'REGRADE_ASKED',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_KEY_REQUIRED',
  ],
});
