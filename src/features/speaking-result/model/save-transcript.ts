import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readClock, saveWithCopy } from '#src/platform/outbox/queue/save-command.ts';
import type { SpokenAnswer } from './result-talks.ts';

interface Correction {
  owner: string;
  setId: string;
  attemptId: string;
  questionId: string;
  answer: SpokenAnswer;
  label: string;
}

/** Saves an answer with its corrected transcript, also after its attempt was submitted. @returns the command's id */
export async function saveTranscript(given: Correction): Promise<string> {
  const { owner, setId, attemptId, questionId, answer, label } = given;
  const clock = await readClock();
  const copy = { attemptId, questionId, owner, answer, savedAt: clock.at };
  const body = { attempt_id: attemptId, question_id: questionId, answer, ...clock };
  return saveWithCopy(ENDPOINTS.speakingRoom.updateQuestionAnswer, copy, {
    params: { id: setId },
    body,
    label,
  });
}
