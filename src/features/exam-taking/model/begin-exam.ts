import { v7 as uuidv7 } from 'uuid';
import { deadlineOf } from '#rules/exam-taking/exam-time.ts';
import { db } from '#src/platform/outbox/db.ts';
import { place, readClock } from '#src/platform/outbox/save-command.ts';
import { wake } from '#src/platform/outbox/wake.ts';
import { isOpen, slotOf, type TestAttemptRow, unsubmittedTest } from '#src/shared/exam/own-exam.ts';

/**
 * Begins an attempt, with or without network: from now on its time runs, by this device's clock corrected for its skew.
 * An attempt under way goes on instead. Once this is fulfilled, the beginning is on the disk.
 * @param minutes the test's time
 * @param label the test's title, for the list of what waits
 */
export async function beginTest(given: {
  owner: string;
  testId: string;
  minutes: number;
  label: string;
}): Promise<TestAttemptRow> {
  const { owner, testId, minutes, label } = given;
  const clock = await readClock();
  const attempt = await db.transaction(
    'rw',
    db.commands,
    db.recordings,
    db.chunks,
    db.attempts,
    async (): Promise<TestAttemptRow> => {
      const before = await unsubmittedTest(owner, testId);
      if (before && isOpen(before)) return before;
      // Its time ran out while nobody looked: the server submits it.
      if (before)
        await db.attempts.update(before.id, { submittedAt: before.test.deadlineAt - before.test.skew });
      const fresh: TestAttemptRow = {
        id: uuidv7(),
        owner,
        practiceId: testId,
        openedAt: clock.at,
        submittedAt: null,
        test: { skew: clock.skew, deadlineAt: deadlineOf(clock.at + clock.skew, minutes), marks: {} },
      };
      await db.attempts.add(fresh);
      await place({
        owner,
        operation: 'practiceTest.updateAnswer',
        body: { attempt_id: fresh.id, test_id: testId, question_id: null, answer: null, ...clock },
        label,
        slot: slotOf.begin(fresh.id),
      });
      return fresh;
    },
  );
  wake();
  return attempt;
}
