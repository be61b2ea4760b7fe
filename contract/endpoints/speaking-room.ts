import { z } from 'zod/mini';
import { estimate } from '../evaluation-parts.ts';
import { attemptSchema } from '../practice.ts';
import { action, command, read } from '../protocol/endpoint.ts';
import { ANSWER_SLOT, SUBMISSION_SLOT } from '../protocol/slots.ts';
import { idText, TEXT_MAX, text } from '../protocol/text.ts';
import { ASKED_MAX, talkAnswer } from '../question.ts';
import {
  learnerSet,
  SPEAKING_CATEGORIES,
  speakingLevelSchema,
  speakingSet,
  speakingSetDetail,
  spokenLine,
} from '../speaking.ts';
import { measured } from '../study-time.ts';

const params = z.object({ id: idText });

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

const readErrors = ['NOT_FOUND', 'SPEAKING_NOT_ALLOWED'] as const;
const commandErrors = [...readErrors, 'ATTEMPT_SUBMITTED'] as const;
const answerErrors = [
  ...commandErrors,
  'ANSWER_DOES_NOT_FIT',
  'PART_SUBMITTED',
  'RECORDING_MISSING',
] as const;

export const listQuestions = read({
  summary:
    'A topic of the speaking room with its questions, follow-ups, model answers and vocabulary; with `attempt_id` the answers of that attempt and what was found in them',
  path: '/ielts/virtual-room/topics/{id}/list-questions',
  who: 'learner',
  params,
  /** `latest`: the latest submitted attempt, from any device. */
  query: z.object({ attempt_id: z.optional(z.union([z.uuid(), z.literal('latest')])) }),
  response: speakingSetDetail,
  errors: readErrors,
});

export const isAllowed = read({
  summary: 'Whether the learner may enter a topic or a test: as a VIP, or because it is free',
  path: '/ielts/virtual-room/topics/{id}/is-allowed',
  who: 'learner',
  params,
  response: z.object({ is_allowed: z.boolean() }),
  errors: ['NOT_FOUND'],
});

const answered = {
  params,
  body: z.object({ attempt_id: z.uuid(), question_id: idText, answer: talkAnswer, ...clock, ...measured }),
  response: z.object({ attempt_id: z.uuid(), question_id: z.string() }),
  errors: answerErrors,
};

/** Stores the recording of an answer. In a part of a test that was handed in, no other takes its place. */
export const submitQuestion = command({
  summary: 'Stores the recording that answers a question, or a follow-up, of an attempt',
  storedAs: 'speakingRoom.submitQuestion',
  label: 'Câu trả lời nói',
  slots: [ANSWER_SLOT],
  ...answered,
  path: '/ielts/virtual-room/topics/{id}/submit-question',
  who: 'learner',
});

/** Corrects the transcript of an answer, also after its attempt was submitted. */
export const updateQuestionAnswer = command({
  summary: 'Corrects the transcript of a recorded answer',
  storedAs: 'speakingRoom.updateQuestionAnswer',
  label: 'Sửa phần chữ',
  slots: [{ prefix: 'correct-transcript', of: ['attempt_id', 'question_id'] }],
  ...answered,
  path: '/ielts/virtual-room/topics/{id}/update-question-answer',
  who: 'learner',
});

export const submitTopic = command({
  summary: 'Submits an attempt at a topic, which is then graded',
  storedAs: 'speakingRoom.submitTopic',
  label: 'Nộp bài nói',
  slots: [SUBMISSION_SLOT],
  path: '/ielts/virtual-room/topics/{id}/submit-topic',
  who: 'learner',
  params,
  body: z.object({ attempt_id: z.uuid(), ...clock, ...measured }),
  response: z.object({ attempt: attemptSchema }),
  errors: commandErrors,
});

export const redoTopic = command({
  summary: 'Begins a topic again; an attempt that was not submitted is given up',
  storedAs: 'speakingRoom.redoTopic',
  label: 'Nói lại chủ đề',
  slots: [{ prefix: 'redo-topic', of: ['attempt_id'] }],
  path: '/ielts/virtual-room/topics/{id}/redo-topic',
  who: 'learner',
  params,
  body: z.object({ attempt_id: z.uuid(), new_attempt_id: z.uuid(), ...clock }),
  response: z.object({ attempt_id: z.uuid() }),
  errors: commandErrors,
});

export const redoQuestion = command({
  summary:
    'Begins a new attempt with the answers of a submitted one, in which one question is answered again',
  storedAs: 'speakingRoom.redoQuestion',
  label: 'Nói lại một câu',
  slots: [{ prefix: 'redo-question', of: ['attempt_id', 'question_id'] }],
  path: '/ielts/virtual-room/topics/{id}/redo-question',
  who: 'learner',
  params,
  body: z.object({ attempt_id: z.uuid(), new_attempt_id: z.uuid(), question_id: idText, ...clock }),
  response: z.object({ attempt_id: z.uuid() }),
  errors: [...commandErrors, 'ATTEMPT_NOT_SUBMITTED'],
});

/**
 * A question of the examiner on what was said, by the language model; null where there is none to ask, it does not
 * answer in time, or its answer is unusable. The room then asks the author's.
 */
export const askFollowUp = action({
  summary:
    'The question that an examiner would ask on from what was said, by the language model; null where there is none',
  method: 'POST',
  path: '/ielts/virtual-room/topics/{id}/follow-up',
  who: 'learner',
  params,
  body: z.object({ question_id: idText, said: text(TEXT_MAX.transcript) }),
  response: z.object({
    follow_up: z.nullable(z.object({ text: text(ASKED_MAX), voice: z.string() })),
  }),
  errors: readErrors,
});

export const categories = read({
  summary: 'Categories of topics, and how many of each the learner has done',
  path: '/ielts/virtual-room/categories',
  who: 'learner',
  response: z.object({
    categories: z.array(
      z.object({ code: z.enum(SPEAKING_CATEGORIES), topics: z.number(), done: z.number() }),
    ),
  }),
});

/** Attempts that were begun and not submitted, latest first. */
export const inProgress = read({
  summary: 'Topics and tests that the learner began and did not submit',
  path: '/ielts/virtual-room/folders/in-progress',
  who: 'learner',
  response: z.object({ sets: z.array(learnerSet) }),
});

export const freeTopics = read({
  summary: 'Topics open to everybody who is signed in',
  path: '/ielts/virtual-room/free-topics',
  who: 'anyone',
  response: z.object({ topics: z.array(speakingSet) }),
});

/** All topics and tests; the app filters, so that it does with no network, too. */
export const topics = read({
  summary: 'All topics and tests with what the learner has done of each, searched and filtered',
  path: '/ielts/virtual-room/topics',
  who: 'learner',
  query: z.object({
    search: z.optional(text(TEXT_MAX.line)),
    category: z.optional(z.enum(SPEAKING_CATEGORIES)),
    part: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2))),
    level: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4))),
  }),
  response: z.object({ topics: z.array(learnerSet), tests: z.array(learnerSet) }),
});

/** Topics that suit the learner's speaking level and were not done lately, in the order to do them. */
export const courseTopics = read({
  summary: 'Topics that suit the learner’s speaking level, in the order to do them',
  path: '/ielts/virtual-room/courses/topics',
  who: 'learner',
  query: z.object({
    subjectId: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99)), 5),
  }),
  response: z.object({ subject_id: z.number(), topics: z.array(learnerSet) }),
});

const levelDescription = z.object({
  level: speakingLevelSchema,
  name_vi: z.string(),
  /** Lowest and highest band. */
  band: z.tuple([z.number(), z.number()]),
  can_vi: z.array(z.string()),
  not_yet_vi: z.array(z.string()),
});

export const userLevel = read({
  summary:
    'The learner’s speaking level, descriptions of all levels, and what to speak about to have one suggested',
  path: '/ielts/virtual-room/user-level',
  who: 'learner',
  response: z.object({
    level: z.nullable(speakingLevelSchema),
    title_vi: z.string(),
    summary_vi: z.string(),
    levels: z.array(levelDescription),
    /** What to speak about for a minute, to have a level suggested. */
    prompts: z.array(z.extend(spokenLine, { id: z.string(), seconds: z.number() })),
  }),
});

export const setUserLevel = command({
  summary: 'Sets the speaking level; nothing else changes',
  storedAs: 'speakingRoom.setUserLevel',
  label: 'Trình độ nói',
  slots: [{ prefix: 'speaking-level', of: ['owner'] }],
  path: '/ielts/virtual-room/user-level',
  who: 'learner',
  body: z.object({
    level: speakingLevelSchema,
    /** `suggested`: chosen as suggested after speaking. */
    source: z.enum(['chosen', 'suggested']),
    ...clock,
  }),
  response: z.object({ level: speakingLevelSchema }),
});

const LIKELIHOODS = ['high', 'medium', 'low'] as const;

export const testPredictions = read({
  summary: 'Topics worth practising this quarter, with the basis of that',
  path: '/ielts/virtual-room/test-predictions',
  who: 'learner',
  response: z.object({
    /** Null where the pack has none. */
    prediction: z.nullable(
      z.object({
        /** Such as 2026-Q4. */
        quarter: z.string(),
        /** ISO date. */
        written_on: z.string(),
        title_vi: z.string(),
        /** What it is based on, and that it is no promise. */
        basis_vi: z.string(),
        topics: z.array(z.object({ set: learnerSet, likelihood: z.enum(LIKELIHOODS), why_vi: z.string() })),
      }),
    ),
  }),
});

export const homeGuest = read({
  summary: 'Scenes that show guests what the speaking room is like',
  path: '/ielts/virtual-room/videos/home-guest',
  who: 'anyone',
  response: z.object({
    scenes: z.array(
      z.object({
        id: z.string(),
        title_vi: z.string(),
        question: spokenLine,
        /** What a learner answers, and what the room says about it. */
        answer: z.object({
          text: z.string(),
          voice: z.string(),
          band: z.number(),
          phrases: z.array(z.string()),
        }),
        follow_up: z.nullable(spokenLine),
      }),
    ),
    sample: z.object({ band: estimate, set: speakingSet }),
  }),
  errors: ['NOT_FOUND'],
});
