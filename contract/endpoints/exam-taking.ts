import { z } from 'zod/mini';
import { EXAM_SKILLS, examAttempt, examPart, examQuestion } from '../exam-taking.ts';
import { command, read } from '../protocol/endpoint.ts';
import { ANSWER_SLOT } from '../protocol/slots.ts';
import { idText } from '../protocol/text.ts';
import { answerSchema } from '../question.ts';
import { measured } from '../study-time.ts';

const id = idText;

export const listQuestion = read({
  summary:
    "A timed test's parts and questions. With `attempt_id`, also the learner's answers and, once it is submitted, marks, keys, proofs and transcripts. `current` selects the learner's latest attempt in progress, from any device; without one, `attempt` is null",
  path: '/practice-test/list-question',
  who: 'maybe-taker',
  query: z.object({ test_id: id, attempt_id: z.optional(z.union([z.uuid(), z.literal('current')])) }),
  response: z.object({
    test: z.object({
      id: z.string(),
      title: z.string(),
      /** Markdown: what to do. */
      instructions: z.string(),
      skill: z.enum(EXAM_SKILLS),
      minutes: z.number(),
      /** Determines the level to start at; guests may take it too. */
      placement: z.boolean(),
      /** Path of a recording to test loudspeaker or headphones with. */
      sound_check: z.optional(z.string()),
      parts: z.array(examPart),
    }),
    attempt: z.nullable(examAttempt),
    questions: z.array(examQuestion),
  }),
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED'],
});

export const updateAnswer = command({
  summary:
    'Begins an attempt of a timed test (no question), stores one answer, or marks a question for review. Guests may take placement tests only',
  storedAs: 'practiceTest.updateAnswer',
  label: 'Đề thi thử',
  slots: [
    { prefix: 'begin', of: ['attempt_id'] },
    ANSWER_SLOT,
    { prefix: 'mark', of: ['attempt_id', 'question_id'] },
  ],
  path: '/practice-test/update-answer',
  who: 'taker',
  body: z
    .object({
      attempt_id: z.uuid(),
      test_id: id,
      /** Null: the attempt begins now. The first command of an attempt begins it in any case. */
      question_id: z.nullable(id),
      /** Null: the answer is unchanged. */
      answer: z.nullable(answerSchema),
      marked_for_review: z.optional(z.boolean()),
      /** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
      at: z.number(),
      skew: z.number(),
      ...measured,
    })
    .check(
      // With a question something must be stored for it, and without one nothing may be.
      z.refine(
        ({ question_id, answer, marked_for_review }) =>
          (question_id === null) === (answer === null && marked_for_review === undefined),
      ),
    ),
  response: z.object({ attempt_id: z.uuid(), began_at: z.number(), deadline_at: z.number() }),
  errors: [
    'NOT_FOUND',
    'COURSE_NOT_ACTIVATED',
    'ATTEMPT_SUBMITTED',
    'KEYS_SHOWN',
    'ANSWER_DOES_NOT_FIT',
    'RECORDING_MISSING',
    'DEADLINE_PASSED',
  ],
});
