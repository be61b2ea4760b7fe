import { z } from 'zod/mini';
import { attemptSchema } from '../practice.ts';
import { action, command, read } from '../protocol/endpoint.ts';
import { idText, TEXT_MAX } from '../protocol/text.ts';
import { SPEAKING_PARTS, speakingSetDetail } from '../speaking.ts';
import { measured } from '../study-time.ts';
import { speakingBandSchema } from '../talk-evaluation.ts';

const params = z.object({ id: idText });

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

const readErrors = ['NOT_FOUND', 'SPEAKING_NOT_ALLOWED'] as const;
const commandErrors = [...readErrors] as const;

const examPart = z.literal(SPEAKING_PARTS);

/** Whether this learner's microphone, speaker and room were found fit, and when, milliseconds since 1970. */
const standing = z.object({ is_prepared: z.boolean(), prepared_at: z.nullable(z.number()) });

/** How far an attempt at a test is, as far as it has arrived. */
const examStanding = z.object({
  attempt_id: z.uuid(),
  /** When it was begun, and when it was last answered or handed in, milliseconds since 1970. */
  begun_at: z.number(),
  at: z.number(),
  /** Answered questions, follow-ups not counted. */
  answered: z.number(),
  /** Parts that were handed in. */
  parts: z.array(examPart),
});

export const preparation = read({
  summary: 'Whether the learner’s microphone, speaker and room were checked',
  path: '/ielts/virtual-room/topics/{id}/exam/preparation',
  who: 'learner',
  params,
  /** The attempt that is under way on this device. */
  query: z.object({ attempt_id: z.optional(z.uuid()) }),
  response: z.extend(standing, {
    /** The learner's latest attempt that was neither submitted nor given up, from any device. */
    under_way: z.nullable(examStanding),
    /** The attempt in the query; null without one, or while nothing of it has arrived. */
    own: z.nullable(z.extend(examStanding, { state: z.enum(['open', 'submitted', 'given_up']) })),
  }),
  errors: readErrors,
});

export const setPreparation = action({
  summary: 'Records the outcome of that check',
  method: 'PATCH',
  path: '/ielts/virtual-room/topics/{id}/exam/preparation',
  who: 'learner',
  params,
  body: z.object({ is_prepared: z.boolean() }),
  response: standing,
  errors: readErrors,
});

export const listQuestions = read({
  summary: 'A speaking test with its script; with `attempt_id` the answers of that attempt',
  path: '/ielts/virtual-room/topics/{id}/exam/list-questions',
  who: 'learner',
  params,
  /** `latest`: the latest submitted attempt, from any device. */
  query: z.object({ attempt_id: z.optional(z.union([z.uuid(), z.literal('latest')])) }),
  response: z.extend(speakingSetDetail, {
    /** Parts of the attempt that were handed in. */
    submitted_parts: z.array(z.number()),
    /** Its result was rejected: why, when, and the result that was first given. */
    rejected: z.nullable(z.object({ reason: z.string(), at: z.number(), first: speakingBandSchema })),
    /** Ids of this learner's other submitted attempts at the test, latest first. */
    others: z.array(z.uuid()),
  }),
  errors: readErrors,
});

/** Hands in a part; handing in the last one submits the test. A part is handed in once. */
export const submitPart = command({
  summary: 'Hands in a part of a test; with the last one the attempt is submitted and graded',
  storedAs: 'speakingExam.submitPart',
  label: 'Nộp một phần thi nói',
  slots: [{ prefix: 'submit-part', of: ['attempt_id', 'part'] }],
  path: '/ielts/virtual-room/topics/{id}/exam/submit-part',
  who: 'learner',
  params,
  body: z.object({
    attempt_id: z.uuid(),
    part: examPart,
    ...clock,
    ...measured,
  }),
  response: z.object({ attempt: z.nullable(attemptSchema) }),
  errors: [...commandErrors, 'ATTEMPT_SUBMITTED', 'PART_SUBMITTED'],
});

/**
 * Has all talks of a graded test graded once more, with a reason; once per attempt. The first result stays in the
 * history. Where the day's gradings do not suffice for all of them, nothing changes.
 */
export const rejectResult = command({
  summary: 'Has a graded test graded once more, with a reason; once per attempt',
  storedAs: 'speakingExam.rejectResult',
  label: 'Nhờ chấm lại',
  slots: [{ prefix: 'reject-result', of: ['attempt_id'] }],
  path: '/ielts/virtual-room/topics/{id}/exam/reject-result',
  who: 'learner',
  params,
  body: z.object({
    attempt_id: z.uuid(),
    reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(TEXT_MAX.note)),
    ...clock,
  }),
  response: z.object({ attempt: attemptSchema }),
  errors: [
    ...commandErrors,
    'ATTEMPT_NOT_SUBMITTED',
    'GRADINGS_USED_UP',
    'NOT_GRADED_YET',
    'RESULT_REJECTED',
  ],
});
