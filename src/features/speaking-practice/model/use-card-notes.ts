import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { changeAttemptNotes, readAttemptNotes } from '#src/platform/offline/attempt-notes.ts';

/** Longest notes, UTF-16 units. */
export const NOTES_MAX = 2_000;

const cardNotes = z.record(z.string(), z.string().check(z.maxLength(NOTES_MAX)));
const readNotes = (stored: unknown): Record<string, string> => cardNotes.safeParse(stored).data ?? {};

/** The learner's notes for a card, on this device only. */
export function useCardNotes(owner: string, attemptId: string, questionId: string) {
  const [notes, setNotes] = useState('');
  useEffect(() => {
    let left = false;
    void readAttemptNotes(owner, attemptId)
      .then((stored) => {
        if (!left) setNotes((typed) => typed || (readNotes(stored)[questionId] ?? ''));
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [owner, attemptId, questionId]);
  const change = useCallback(
    (text: string): void => {
      setNotes(text);
      // Without space they stay on screen.
      changeAttemptNotes(owner, attemptId, (before) => ({ ...readNotes(before), [questionId]: text })).catch(
        () => undefined,
      );
    },
    [owner, attemptId, questionId],
  );
  return { notes, change };
}
