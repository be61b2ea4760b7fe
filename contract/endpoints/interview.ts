import { z } from 'zod/mini';
import { command, read } from '../protocol/endpoint.ts';
import { ANSWER_SLOT, SUBMISSION_SLOT } from '../protocol/slots.ts';
import { idText } from '../protocol/text.ts';
import { talkAnswer } from '../question.ts';
import { interviewResult, speakingSetDetail } from '../speaking.ts';

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

export const myResult = read({
  summary: 'The learner’s latest interview',
  path: '/ielts/ai-interactive/my-result',
  who: 'learner',
  response: z.object({ result: z.nullable(interviewResult) }),
});

/** The questions as the examiner asks them, drawn and spoken on the device. */
export const videoQuestions = read({
  summary: 'The questions of the interview as the examiner asks them',
  path: '/ielts/ai-interactive/video-questions/{id}',
  who: 'maybe-taker',
  params: z.object({ id: idText }),
  response: speakingSetDetail,
  errors: ['NOT_FOUND'],
});

export const getResult = read({
  summary: 'The result of an interview, for anybody who has its link; it says nothing of who spoke',
  path: '/ielts/ai-interactive/get-result/{id}',
  who: 'anyone',
  params: z.object({ id: z.uuid() }),
  response: z.object({ result: interviewResult }),
  errors: ['NOT_FOUND'],
});

/** What was said in one's own interview, with what was heard in each answer. */
export const myTalks = read({
  summary: 'The answers of one’s own interview, with their evaluations',
  path: '/ielts/ai-interactive/my-talks/{id}',
  who: 'maybe-taker',
  params: z.object({ id: z.uuid() }),
  response: speakingSetDetail,
  errors: ['NOT_FOUND'],
});

/**
 * Stores an answer of an interview, whose recording has been uploaded: one by one, because a command of the outbox
 * carries at most one recording. With `is_complete` it submits the interview, which is then graded.
 */
export const scoreSpeaking = command({
  summary: 'Hands in the recorded answers of an interview to be graded',
  storedAs: 'interview.scoreSpeaking',
  label: 'Nộp bài phỏng vấn',
  slots: [ANSWER_SLOT, SUBMISSION_SLOT],
  path: '/ielts/ai-interactive/score-speaking',
  who: 'taker',
  body: z.object({
    attempt_id: z.uuid(),
    question_id: idText,
    answer: talkAnswer,
    /** No further answer follows. */
    is_complete: z.boolean(),
    ...clock,
  }),
  /** Null until it is complete. */
  response: z.object({ result: z.nullable(interviewResult) }),
  errors: ['NOT_FOUND', 'ATTEMPT_SUBMITTED', 'ANSWER_DOES_NOT_FIT', 'RECORDING_MISSING'],
});
