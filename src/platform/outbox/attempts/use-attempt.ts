import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import { useStoringPage } from '#src/platform/offline/use-storing-page.ts';
import type { AttemptRow, ConversationPlace } from '../database/rows.ts';
import { useLive } from '../screen/use-live.ts';
import { answersOf, attemptById, openAttempt } from './attempts.ts';

export interface OpenAttempt {
  attemptId: string;
  /** Submitted in the meantime, here or in another tab. */
  submitted: boolean;
  /** The learner's answers so far, by question id, as stored on this device. */
  answers: ReadonlyMap<string, Answer>;
  /** When those that were given on another device were given there, by question id; device clock. */
  elsewhere: ReadonlyMap<string, number>;
  /** Where the learner is in a conversation. */
  place: ConversationPlace | null;
}

/**
 * The unfinished attempt at a practice, opened if there is none; undefined until the database has responded.
 * @param run changes when another attempt was begun in place of it
 */
export function useAttempt(owner: string | null, practiceId: string, run = 0): OpenAttempt | undefined {
  useStoringPage();
  const [opened, setOpened] = useState<AttemptRow>();
  // What was opened for somebody else, or for another practice, is not this attempt.
  const attemptId = opened?.owner === owner && opened?.practiceId === practiceId ? opened.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` has it looked up again
  useEffect(() => {
    if (!owner) return;
    let left = false;
    void openAttempt(owner, practiceId).then((attempt) => {
      if (!left) setOpened(attempt);
    });
    return () => {
      left = true;
    };
  }, [owner, practiceId, run]);
  const read = useCallback(async (): Promise<OpenAttempt | undefined> => {
    if (!attemptId) return undefined;
    const [attempt, rows] = await Promise.all([attemptById(attemptId), answersOf(attemptId)]);
    const answers = new Map(rows.map((row) => [row.questionId, row.answer]));
    const elsewhere = new Map(rows.flatMap((row) => (row.elsewhere ? [[row.questionId, row.savedAt]] : [])));
    return {
      attemptId,
      submitted: attempt?.submittedAt != null,
      answers,
      elsewhere,
      place: attempt?.place ?? null,
    };
  }, [attemptId]);
  const live = useLive(read);
  return live?.attemptId === attemptId ? live : undefined;
}
