import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SpeakingSetDetail } from '#contract/speaking.ts';
import { within } from '#src/platform/offline/within.ts';
import { preparationNow } from '../api/preparation.ts';
import { type ComparedExam, compareExam } from './exam-elsewhere.ts';
import { type ExamScript, questionUnderWay } from './exam-script.ts';
import { keepInterrupted } from './keep-interrupted.ts';
import { closeAttempt, readStoredExam } from './stored-exam.ts';

/** How long the server is waited for, milliseconds: the test can be taken without it. */
const ASK_MS = 4_000;

/**
 * What this device stores of the test, with what a kill left of an answer kept, compared with what the server knows;
 * undefined while it is read.
 */
export function useStoredExam(
  owner: string,
  set: SpeakingSetDetail['set'],
  script: ExamScript,
): ComparedExam | undefined {
  const client = useQueryClient();
  const [exam, setExam] = useState<ComparedExam>();
  useEffect(() => {
    let hasLeft = false;
    const read = async (): Promise<void> => {
      const stored = await readStoredExam(owner, set.id);
      const question = questionUnderWay(script, stored.progress.current);
      const place = { owner, attemptId: stored.attemptId, set };
      // On a full disk the recording stays where it is, and is offered as an interrupted one.
      if (question) await keepInterrupted(place, question, set.title_vi).catch(() => undefined);
      const known = await within(preparationNow(client, set.id, stored.attemptId), ASK_MS);
      const compared = compareExam(stored, known ?? null);
      const { over } = compared;
      if (over) await closeAttempt(over.attemptId, over.state).catch(() => undefined);
      if (!hasLeft) setExam((before) => before ?? compared);
    };
    void read();
    return () => {
      hasLeft = true;
    };
  }, [client, owner, set, script]);
  return exam;
}
