import { z } from 'zod/mini';
import { recordingSchema } from './listening.ts';
import { placementSchema } from './placement.ts';
import { attemptSchema, questionResult } from './practice.ts';
import { endpoint } from './protocol/endpoint.ts';
import { idText } from './protocol/text.ts';
import { answerSchema } from './question.ts';

export const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Skill = (typeof SKILLS)[number];
/** What a test is of; a placement test has parts of several skills. */
export const TEST_SKILLS = [...SKILLS, 'mixed'] as const;
export type TestSkill = (typeof TEST_SKILLS)[number];
/** What a part of a mixed test is of. */
export const PART_SKILLS = ['reading', 'listening', 'use_of_english', 'writing'] as const;
export type PartSkill = (typeof PART_SKILLS)[number];

const id = idText;

const testPart = z.object({
  /** 1-based. */
  position: z.number(),
  title: z.string(),
  /** Of a mixed test. */
  skill: z.optional(z.enum(PART_SKILLS)),
  /** Markdown. */
  instructions: z.string(),
  /** Markdown: the text that the questions rest on. */
  passage: z.nullable(z.string()),
  /** The recording of a listening part, and its words once the test has been submitted. */
  audio: z.nullable(recordingSchema),
});
export type TestPart = z.infer<typeof testPart>;

/** A question of a test with the numbers that its items bear on screen: first to last, one for each mark. */
const testQuestion = z.extend(questionResult, {
  part: z.number(),
  first_number: z.number(),
  last_number: z.number(),
  /** When this attempt's answer was given, milliseconds since 1970; null while unanswered. */
  answered_at: z.nullable(z.number()),
});
export type TestQuestion = z.infer<typeof testQuestion>;

const testAttempt = z.extend(attemptSchema, {
  /** Milliseconds since 1970, by the learner's clock corrected for its skew. */
  began_at: z.number(),
  /** No answer given later counts (but for a few seconds of grace); the server submits then what it has. */
  deadline_at: z.number(),
  /** Ids of the questions that the learner wants to look at again. */
  marked_for_review: z.array(z.string()),
  /** Of a placement test, once it is submitted; null also where too few questions were answered to tell. */
  placement: z.nullable(placementSchema),
  /** Its time is what the device says: the server did not see it begin, or end. */
  timed_by_device: z.optional(z.boolean()),
});
export type TestAttempt = z.infer<typeof testAttempt>;

export const examTakingListQuestion = endpoint({
  summary:
    "A timed test's parts and questions. With `attempt_id`, the learner's answers too, and marks, keys, proofs and transcripts once it is submitted. `current` stands for the learner's newest attempt under way, from whatever device; without one, `attempt` is null",
  method: 'GET',
  path: '/practice-test/list-question',
  access: 'visitor',
  guests: true,
  query: z.object({ test_id: id, attempt_id: z.optional(z.union([z.uuid(), z.literal('current')])) }),
  response: z.object({
    test: z.object({
      id: z.string(),
      title: z.string(),
      /** Markdown: what to do. */
      instructions: z.string(),
      skill: z.enum(TEST_SKILLS),
      minutes: z.number(),
      /** Finds the level to begin at; guests may take it too. */
      placement: z.boolean(),
      /** Address of a recording to try loudspeaker or headphones with. */
      sound_check: z.optional(z.string()),
      parts: z.array(testPart),
    }),
    attempt: z.nullable(testAttempt),
    questions: z.array(testQuestion),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
});

export const examTakingUpdateAnswer = endpoint({
  summary:
    'Begins an attempt of a timed test (no question), stores one answer, or marks a question to be looked at again. Guests take placement tests only',
  method: 'POST',
  path: '/practice-test/update-answer',
  access: 'learner',
  guests: true,
  idempotent: true,
  body: z
    .object({
      attempt_id: z.uuid(),
      test_id: id,
      /** Null: the attempt begins now. The first command of an attempt begins it in any case. */
      question_id: z.nullable(id),
      /** Null: the answer stays as it is. */
      answer: z.nullable(answerSchema),
      marked_for_review: z.optional(z.boolean()),
      /** Learner's clock and its skew: server time minus device time when they last spoke, milliseconds. */
      at: z.number(),
      skew: z.number(),
    })
    .check(
      // A question comes with something to be stored of it, and nothing is stored of none.
      z.refine(
        ({ question_id, answer, marked_for_review }) =>
          (question_id === null) === (answer === null && marked_for_review === undefined),
      ),
    ),
  response: z.object({ attempt_id: z.uuid(), began_at: z.number(), deadline_at: z.number() }),
  errors: [
    'NOT_FOUND',
    'NOT_SIGNED_IN',
    'COURSE_NOT_ACTIVATED',
    'ATTEMPT_SUBMITTED',
    'KEYS_SHOWN',
    'ANSWER_DOES_NOT_FIT',
    'RECORDING_MISSING',
    'DEADLINE_PASSED',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_KEY_REQUIRED',
  ],
});
