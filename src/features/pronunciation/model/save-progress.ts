import { type PronunciationProgress, pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import { attemptsOf, changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { place, readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { pronunciationSection } from '#src/shared/lesson/commands.ts';
import { pronunciationReset } from '../commands.ts';

interface Lesson {
  id: string;
  title: string;
}

/** Saves that a section was begun or completed. When the promise is fulfilled, it is on the disk. */
export async function saveSection(
  owner: string,
  { id, title }: Lesson,
  done: Pick<PronunciationProgress, 'section' | 'status' | 'score'>,
): Promise<void> {
  const body = { ...done, ...(await readClock()) };
  await saveCommand(pronunciationSection, { owner, params: { id }, body, label: title });
}

/** Opens all sections of a lesson again; open runs of its questions end. */
export async function saveReset(owner: string, { id, title }: Lesson): Promise<void> {
  const clock = await readClock();
  await saveInTransaction(async () => {
    for (const part of ['tell', 'say', 'use'] as const) {
      const runs = await attemptsOf(owner, pronunciationSetId(id, part));
      for (const run of runs)
        if (run.submittedAt === null) await changeAttempt(run.id, { submittedAt: clock.at });
    }
    await place(pronunciationReset, { owner, params: { id }, body: clock, label: title });
  });
}
