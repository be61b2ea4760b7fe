import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { AnswerOf } from '#contract/question.ts';
import type { SpeakingMode } from '#contract/speaking.ts';
import { clockAfter, saveWithCopy } from '#src/platform/outbox/queue/save-command.ts';
import { interviewAnswer } from './commands.ts';

export type SpokenAnswer = AnswerOf<'ielts_unscripted_speaking'>;

/** Where an answer belongs. */
export interface SpokenPlace {
  owner: string;
  attemptId: string;
  set: { id: string; mode: SpeakingMode };
}

interface NewSpokenAnswer extends SpokenPlace {
  questionId: string;
  answer: SpokenAnswer;
  /** Shown to the learner in the queue. */
  label: string;
}

/**
 * Saves a recorded answer; a newer one to the same question replaces it. When the promise is fulfilled, it is on the
 * disk. @returns the command's id
 */
export async function saveSpokenAnswer(given: NewSpokenAnswer): Promise<string> {
  const { owner, attemptId, set, questionId, answer, label } = given;
  const clock = await clockAfter(attemptId, questionId);
  const copy = { attemptId, questionId, owner, answer, savedAt: clock.at };
  const body = { attempt_id: attemptId, question_id: questionId, answer, ...clock };
  switch (set.mode) {
    case 'trial':
      return saveWithCopy(ENDPOINTS.speakingTrial.submitQuestion, copy, { body, label });
    case 'interview':
      return saveWithCopy(interviewAnswer, copy, { body: { ...body, is_complete: false }, label });
    default:
      return saveWithCopy(ENDPOINTS.speakingRoom.submitQuestion, copy, {
        params: { id: set.id },
        body,
        label,
      });
  }
}
