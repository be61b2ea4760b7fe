import { z } from 'zod/mini';
import { attemptSchema } from '../practice.ts';
import { command, read } from '../protocol/endpoint.ts';
import { ANSWER_SLOT, SUBMISSION_SLOT } from '../protocol/slots.ts';
import { idText, TEXT_MAX, text } from '../protocol/text.ts';
import { talkAnswer } from '../question.ts';
import { speakingSetDetail } from '../speaking.ts';
import { measured } from '../study-time.ts';

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

const commandErrors = ['NOT_FOUND', 'ATTEMPT_SUBMITTED'] as const;

export const listQuestions = read({
  summary: 'The trial of the speaking room, for everybody',
  path: '/ielts/virtual-room/speaking-trial/list-questions',
  who: 'maybe-taker',
  query: z.object({ attempt_id: z.optional(z.union([z.uuid(), z.literal('latest')])) }),
  response: speakingSetDetail,
  errors: ['NOT_FOUND'],
});

export const submitQuestion = command({
  summary: 'Stores a recorded answer of the trial',
  storedAs: 'speakingTrial.submitQuestion',
  label: 'Câu trả lời nói thử',
  slots: [ANSWER_SLOT],
  path: '/ielts/virtual-room/speaking-trial/submit-question',
  who: 'taker',
  body: z.object({ attempt_id: z.uuid(), question_id: idText, answer: talkAnswer, ...clock, ...measured }),
  response: z.object({ attempt_id: z.uuid(), question_id: z.string() }),
  errors: [...commandErrors, 'ANSWER_DOES_NOT_FIT', 'RECORDING_MISSING'],
});

export const submitTopic = command({
  summary: 'Submits the trial, which is then graded',
  storedAs: 'speakingTrial.submitTopic',
  label: 'Nộp bài nói thử',
  slots: [SUBMISSION_SLOT],
  path: '/ielts/virtual-room/speaking-trial/submit-topic',
  who: 'taker',
  body: z.object({ attempt_id: z.uuid(), ...clock, ...measured }),
  response: z.object({ attempt: attemptSchema }),
  errors: commandErrors,
});

const surveyQuestion = z.object({
  id: z.string(),
  text_vi: z.string(),
  type: z.enum(['choice', 'text']),
  optional: z.boolean(),
  /** Of a text, UTF-16 units; null for a choice. */
  max_length: z.nullable(z.number()),
  options: z.array(z.object({ id: z.string(), text_vi: z.string() })),
});

/** At most this many questions. */
const SURVEY_MAX = 20;

export const survey = read({
  summary: 'Questions after the trial',
  path: '/ielts/virtual-room/trial-survey',
  who: 'maybe-taker',
  response: z.object({
    questions: z.array(surveyQuestion),
    /** Whether this taker has answered. */
    is_answered: z.boolean(),
  }),
});

export const answerSurvey = command({
  summary: 'Stores the answers to them; only the first time counts',
  storedAs: 'speakingTrial.answerSurvey',
  label: 'Ý kiến sau buổi nói thử',
  slots: [{ prefix: 'trial-survey', of: ['attempt_id'] }],
  path: '/ielts/virtual-room/trial-survey',
  who: 'taker',
  body: z.object({
    attempt_id: z.uuid(),
    answers: z
      .array(z.object({ question_id: idText, value: text(TEXT_MAX.note) }))
      .check(z.minLength(1), z.maxLength(SURVEY_MAX)),
  }),
  response: z.object({ is_answered: z.boolean() }),
  errors: ['NOT_FOUND', 'ANSWER_DOES_NOT_FIT'],
});
