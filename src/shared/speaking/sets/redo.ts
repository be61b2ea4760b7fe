import { v7 as uuidv7 } from 'uuid';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { forgetAttempt, putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { enqueue, readClock } from '#src/platform/outbox/queue/save-command.ts';
import { followUpId } from './follow-up-id.ts';

interface Redo {
  owner: string;
  setId: string;
  /** The attempt that comes before. */
  attemptId: string;
  label: string;
}

/** Read before a transaction: within it, so many awaits would end it. */
const queuedOf = async (attemptId: string): Promise<string[]> =>
  (
    await rowsOf([ENDPOINTS.speakingRoom.submitQuestion, ENDPOINTS.speakingRoom.submitTopic], {
      attempt_id: attemptId,
    })
  ).map(({ id }) => id);

/** Begins a topic or a test again; an attempt that was not submitted is given up. @returns the new attempt's id */
export async function redoTopic(given: Redo & { newAttemptId?: string }): Promise<string> {
  const { owner, setId, attemptId, label, newAttemptId: id = uuidv7() } = given;
  const clock = await readClock();
  const after = await queuedOf(attemptId);
  await saveInTransaction(async () => {
    await forgetAttempt(attemptId);
    await putAttempt({ id, owner, practiceId: setId, openedAt: clock.at, submittedAt: null });
    return enqueue(ENDPOINTS.speakingRoom.redoTopic, {
      owner,
      params: { id: setId },
      body: { attempt_id: attemptId, new_attempt_id: id, ...clock },
      label,
      after,
    });
  });
  return id;
}

interface QuestionRedo extends Redo {
  questionId: string;
  /** The answers of the submitted attempt, by question id. */
  answers: ReadonlyMap<string, Answer>;
}

/**
 * Begins a new attempt with the answers of a submitted one, except to the question that is answered again and its
 * follow-up. The room opens at that question. @returns the new attempt's id
 */
export async function redoQuestion(given: QuestionRedo): Promise<string> {
  const { owner, setId, attemptId, questionId, answers, label } = given;
  const clock = await readClock();
  const id = uuidv7();
  const kept = [...answers].filter(
    ([question]) => question !== questionId && question !== followUpId(questionId),
  );
  const after = await queuedOf(attemptId);
  await saveInTransaction(async () => {
    const attempt = { id, owner, practiceId: setId, openedAt: clock.at, submittedAt: null };
    await putAttempt({ ...attempt, place: { questionId } });
    for (const [question, answer] of kept)
      await putAnswer({ attemptId: id, questionId: question, owner, answer, savedAt: clock.at });
    return enqueue(ENDPOINTS.speakingRoom.redoQuestion, {
      owner,
      params: { id: setId },
      body: { attempt_id: attemptId, new_attempt_id: id, question_id: questionId, ...clock },
      label,
      after,
    });
  });
  return id;
}
