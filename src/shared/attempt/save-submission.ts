import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { enqueue, readClock } from '#src/platform/outbox/queue/save-command.ts';

type Clock = Awaited<ReturnType<typeof readClock>>;

interface Handing {
  attemptId: string;
  /** The queued commands that must be sent first. */
  before: () => Promise<CommandRow[]>;
  /** Queues the ENDPOINTS.practice.submit, which follows them. */
  submit: (clock: Clock, after: string[]) => Promise<CommandRow>;
}

/** Closes an attempt on this device and queues its ENDPOINTS.practice.submit, in one transaction. @returns the command's id */
export async function handInAttempt({ attemptId, before, submit }: Handing): Promise<string> {
  const clock = await readClock();
  const { id } = await saveInTransaction(async () => {
    const rows = await before();
    await changeAttempt(attemptId, { submittedAt: clock.at });
    return submit(
      clock,
      rows.map((row) => row.id),
    );
  });
  return id;
}

/**
 * Submits an attempt at a practice. It is sent after every queued answer of the attempt.
 * @returns the command's id
 */
export const saveSubmission = (given: {
  owner: string;
  attemptId: string;
  practiceId: string;
  label: string;
}): Promise<string> => {
  const { owner, attemptId, practiceId, label } = given;
  return handInAttempt({
    attemptId,
    before: () =>
      rowsOf([ENDPOINTS.practice.updateSingleAnswer, ENDPOINTS.duet.conversationMessage], {
        attempt_id: attemptId,
      }),
    submit: (clock, after) =>
      enqueue(ENDPOINTS.practice.submit, {
        owner,
        body: { attempt_id: attemptId, practice_id: practiceId, ...clock },
        label,
        after,
      }),
  });
};
