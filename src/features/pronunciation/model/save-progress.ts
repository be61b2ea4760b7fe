import {
  PRONUNCIATION_STATUS,
  type PronunciationProgress,
  type PronunciationSection,
  pronunciationSetId,
} from '#contract/pronunciation-lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { attemptsOf, changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { enqueue, readClock } from '#src/platform/outbox/queue/save-command.ts';

interface Lesson {
  id: string;
  title: string;
}

/** Ends the open runs of a part's questions: the next one begins anew. */
async function endRuns(
  owner: string,
  lessonId: string,
  part: Exclude<PronunciationSection, 'hear'>,
  at: number,
): Promise<void> {
  for (const run of await attemptsOf(owner, pronunciationSetId(lessonId, part)))
    if (run.submittedAt === null) await changeAttempt(run.id, { submittedAt: at });
}

/** Saves that a section was begun or completed. When the promise is fulfilled, it is on the disk. */
export async function saveSection(
  owner: string,
  { id, title }: Lesson,
  done: Pick<PronunciationProgress, 'section' | 'status' | 'score'>,
): Promise<void> {
  const clock = await readClock();
  const isTold = done.section === 'tell' && done.status === PRONUNCIATION_STATUS.completed;
  await saveInTransaction(async () => {
    // In one go: whoever is interrupted goes on at the last question.
    if (isTold) await endRuns(owner, id, 'tell', clock.at);
    await enqueue(ENDPOINTS.lesson.sectionProgressPronunciation, {
      owner,
      params: { id },
      body: { ...done, ...clock },
      label: title,
    });
  });
}

/** Opens all sections of a lesson again; open runs of its questions end. */
export async function saveReset(owner: string, { id, title }: Lesson): Promise<void> {
  const clock = await readClock();
  await saveInTransaction(async () => {
    for (const part of ['tell', 'say', 'use'] as const) await endRuns(owner, id, part, clock.at);
    await enqueue(ENDPOINTS.lesson.resetSectionProgressPronunciation, {
      owner,
      params: { id },
      body: clock,
      label: title,
    });
  });
}
