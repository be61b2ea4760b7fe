import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { place } from '#src/platform/outbox/queue/save-command.ts';
import { handInAttempt } from '#src/shared/attempt/save-submission.ts';
import { roomAnswer, topicSubmission, trialAnswer, trialSubmission } from './commands.ts';
import type { SpokenPlace } from './save-spoken-answer.ts';

/**
 * Submits an attempt at a topic or at the trial. It is sent after every queued answer of the attempt.
 * @returns the command's id
 */
export const submitSpoken = ({
  owner,
  attemptId,
  set,
  label,
}: SpokenPlace & { label: string }): Promise<string> =>
  handInAttempt({
    attemptId,
    before: () => rowsOf([roomAnswer, trialAnswer], { attempt_id: attemptId }),
    submit: (clock, after) => {
      const given = { owner, body: { attempt_id: attemptId, ...clock }, label, after };
      return set.mode === 'trial'
        ? place(trialSubmission, given)
        : place(topicSubmission, { ...given, params: { id: set.id } });
    },
  });
