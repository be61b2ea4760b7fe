import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { answersOf } from '#src/platform/outbox/attempts/attempts.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { enqueue, type readClock } from '#src/platform/outbox/queue/save-command.ts';
import { handInAttempt } from '#src/shared/attempt/save-submission.ts';
import { interviewAnswer, interviewSubmission } from './commands.ts';
import type { SpokenPlace } from './save-spoken-answer.ts';

type Submission = SpokenPlace & { label: string };
type Clock = Awaited<ReturnType<typeof readClock>>;

/** The commands of an attempt that have not reached the server: answers and its submission. */
export const waitingSpoken = (attemptId: string): Promise<CommandRow[]> =>
  rowsOf(
    [
      ENDPOINTS.speakingRoom.submitQuestion,
      ENDPOINTS.speakingTrial.submitQuestion,
      interviewAnswer,
      ENDPOINTS.speakingRoom.submitTopic,
      ENDPOINTS.speakingTrial.submitTopic,
      interviewSubmission,
    ],
    {
      attempt_id: attemptId,
    },
  );

/**
 * Hands an interview in by repeating the answer that was given last: the call takes one, and needs no recording that is
 * not there by then.
 * @throws if nothing was answered
 */
async function submitInterview(given: Submission, clock: Clock, after: string[]): Promise<CommandRow> {
  const { owner, attemptId, label } = given;
  const answers = await answersOf(attemptId);
  const last = answers.toSorted((one, other) => one.savedAt - other.savedAt).at(-1);
  if (last?.answer.type_code !== 'ielts_unscripted_speaking')
    throw new Error('an interview without answers cannot be handed in');
  const { questionId, answer } = last;
  const body = { attempt_id: attemptId, question_id: questionId, answer, is_complete: true, ...clock };
  return enqueue(interviewSubmission, { owner, body, label, after });
}

/**
 * Submits an attempt at a topic, at the trial or at the interview. It is sent after every queued answer of the attempt.
 * @returns the command's id
 */
export const submitSpoken = (given: Submission): Promise<string> => {
  const { owner, attemptId, set, label } = given;
  return handInAttempt({
    attemptId,
    before: () =>
      rowsOf(
        [ENDPOINTS.speakingRoom.submitQuestion, ENDPOINTS.speakingTrial.submitQuestion, interviewAnswer],
        { attempt_id: attemptId },
      ),
    submit: (clock, after) => {
      const command = { owner, body: { attempt_id: attemptId, ...clock }, label, after };
      switch (set.mode) {
        case 'trial':
          return enqueue(ENDPOINTS.speakingTrial.submitTopic, command);
        case 'interview':
          return submitInterview(given, clock, after);
        default:
          return enqueue(ENDPOINTS.speakingRoom.submitTopic, { ...command, params: { id: set.id } });
      }
    },
  });
};
