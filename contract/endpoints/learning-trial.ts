import { z } from 'zod/mini';
import { trialAnswers, trialChat, trialOverview, trialPhaseReport, trialStatus } from '../learning-trial.ts';
import { command, read } from '../protocol/endpoint.ts';
import { ANSWER_SLOT, SUBMISSION_SLOT } from '../protocol/slots.ts';
import { idText } from '../protocol/text.ts';
import { answerSchema } from '../question.ts';
import { measured } from '../study-time.ts';

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

/** The attempt that is reported on; without it, the latest one that was finished. */
const reported = z.object({ attempt_id: z.optional(z.uuid()) });
const ownErrors = ['NOT_FOUND'] as const;

export const start = read({
  summary: 'The learning trial as a chat, whole, with keys and voices: it goes on with no network',
  path: '/ielts/learning-trials/chats/start',
  who: 'anyone',
  response: trialChat,
  errors: ['NOT_FOUND'],
});

export const status = read({
  summary: 'Where a learner or guest stopped in it, and when they may do it again',
  path: '/ielts/learning-trials/chats/status',
  who: 'maybe-taker',
  response: trialStatus,
  errors: ['NOT_FOUND'],
});

/** By the id of one's own attempt. */
export const messages = read({
  summary: 'What was answered in one of their lessons, with the scores of what was said',
  path: '/ielts/learning-trials/messages/{id}',
  who: 'maybe-taker',
  params: z.object({ id: z.uuid() }),
  response: trialAnswers,
  errors: ownErrors,
});

export const updateMessageAnswer = command({
  summary:
    'Stores the answer to a message; with `is_complete` the lesson is over. A message is answered once',
  storedAs: 'learningTrial.updateMessageAnswer',
  label: 'Câu trả lời học thử',
  slots: [ANSWER_SLOT, SUBMISSION_SLOT],
  method: 'PATCH',
  path: '/ielts/learning-trials/chats/update-message-answer',
  who: 'taker',
  body: z.object({
    attempt_id: z.uuid(),
    /** Of the message's question, which has the message's id. */
    question_id: idText,
    /** Null only where the lesson is over and nothing is answered with it. */
    answer: z.nullable(answerSchema),
    /** The lesson is over. */
    is_complete: z.boolean(),
    ...clock,
    ...measured,
  }),
  response: z.object({ attempt_id: z.uuid(), is_complete: z.boolean() }),
  errors: [
    'NOT_FOUND',
    'MESSAGE_ANSWERED',
    'TRIAL_WAITS',
    'ATTEMPT_SUBMITTED',
    'KEYS_SHOWN',
    'ANSWER_DOES_NOT_FIT',
    'RECORDING_MISSING',
  ],
});

export const overview = read({
  summary: 'What they can do after the lesson, what became better in it, and what to do next',
  path: '/ielts/learning-trials/reports/overview',
  who: 'maybe-taker',
  query: reported,
  response: trialOverview,
  errors: ownErrors,
});

export const applicationPhase = read({
  summary: 'The first phase: what they did with what they knew',
  path: '/ielts/learning-trials/reports/application-phase',
  who: 'maybe-taker',
  query: reported,
  response: trialPhaseReport,
  errors: ownErrors,
});

export const coachingPhase = read({
  summary: 'The second phase: what they did when coached',
  path: '/ielts/learning-trials/reports/coaching-phase',
  who: 'maybe-taker',
  query: reported,
  response: trialPhaseReport,
  errors: ownErrors,
});

/** Keeps that this taker wants to be advised about the lesson, under the lesson's book. */
export const taggedContact = command({
  summary: "Keeps that they want to be advised, under the lesson's book",
  storedAs: 'learningTrial.taggedContact',
  label: 'Nhờ gọi tư vấn',
  slots: [{ prefix: 'tag-contact', of: ['owner'] }],
  path: '/ielts/learning-trials/tagged-contact',
  who: 'taker',
  body: z.object({ book: idText }),
  response: z.object({ book: z.string() }),
  errors: ['NOT_FOUND'],
});
