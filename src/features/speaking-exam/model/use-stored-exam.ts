import { useEffect, useState } from 'react';
import type { SpeakingRoom } from '#contract/speaking.ts';
import { type ExamScript, questionUnderWay } from './exam-script.ts';
import { keepInterrupted } from './keep-interrupted.ts';
import { readStoredExam, type StoredExam } from './stored-exam.ts';

/** What this device stores of the test, with what a kill left of an answer kept; undefined while it is read. */
export function useStoredExam(
  owner: string,
  set: SpeakingRoom['set'],
  script: ExamScript,
): StoredExam | undefined {
  const [exam, setExam] = useState<StoredExam>();
  useEffect(() => {
    let hasLeft = false;
    const read = async (): Promise<void> => {
      const stored = await readStoredExam(owner, set.id);
      const question = questionUnderWay(script, stored.progress.current);
      const place = { owner, attemptId: stored.attemptId, set };
      // On a full disk the recording stays where it is, and is offered as an interrupted one.
      if (question) await keepInterrupted(place, question, set.title_vi).catch(() => undefined);
      if (!hasLeft) setExam((before) => before ?? stored);
    };
    void read();
    return () => {
      hasLeft = true;
    };
  }, [owner, set, script]);
  return exam;
}
