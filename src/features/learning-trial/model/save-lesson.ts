import type { TrialChat } from '#contract/learning-trial.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { clockAfter, enqueue, saveCommand, saveWithCopy } from '#src/platform/outbox/queue/save-command.ts';
import { handInAttempt } from '#src/shared/attempt/save-submission.ts';
import { lessonEnd, messageAnswer } from '../commands.ts';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';

export interface LessonPlace {
  owner: string;
  attemptId: string;
}

/** Saves the answer to a message. When the promise is fulfilled, it is on the disk. */
export async function saveMessageAnswer(
  { owner, attemptId }: LessonPlace,
  questionId: string,
  answer: Answer,
): Promise<void> {
  const clock = await clockAfter(attemptId, questionId);
  const copy = { attemptId, questionId, owner, answer, savedAt: clock.at };
  const body = { attempt_id: attemptId, question_id: questionId, answer, is_complete: false, ...clock };
  await saveWithCopy(messageAnswer, copy, { body, label: LEARNING_TRIAL.title });
}

/** Ends the lesson here, and at the server after every answer of it. */
export async function saveLessonEnd(
  { owner, attemptId }: LessonPlace,
  { messages }: Pick<TrialChat, 'messages'>,
): Promise<void> {
  const question_id = messages.findLast(({ ask }) => ask)?.id ?? '';
  await handInAttempt({
    attemptId,
    before: () => rowsOf([messageAnswer], { attempt_id: attemptId }),
    submit: (clock, after) =>
      enqueue(lessonEnd, {
        owner,
        body: { attempt_id: attemptId, question_id, answer: null, is_complete: true, ...clock },
        label: LEARNING_TRIAL.title,
        after,
      }),
  });
}

/** Asks to be advised about the lesson. */
export const saveContactTag = (owner: string, book: string): Promise<string> =>
  saveCommand(ENDPOINTS.learningTrial.taggedContact, {
    owner,
    body: { book },
    label: LEARNING_TRIAL.tag.action,
  });
