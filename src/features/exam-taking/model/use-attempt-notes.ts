import { useCallback, useEffect, useState } from 'react';
import { MARKS } from '#src/messages/exam.ts';
import { changeAttemptNotes, readAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { showToast } from '#src/ui/toast.ts';
import { type AttemptNotes, parseNotes } from './attempt-notes.ts';

interface KeptNotes {
  notes: AttemptNotes;
  change: (change: (before: AttemptNotes) => AttemptNotes) => void;
}

/** Highlights, notes and places of an attempt, kept on this device as they change; undefined while they are read. */
export function useAttemptNotes(owner: string, attemptId: string): KeptNotes | undefined {
  const [notes, setNotes] = useState<AttemptNotes>();
  useEffect(() => {
    let left = false;
    readAttemptNotes(owner, attemptId)
      // A database that does not open keeps nobody from the test.
      .catch(() => null)
      .then((stored) => {
        if (!left) setNotes(parseNotes(stored));
      });
    return () => {
      left = true;
    };
  }, [owner, attemptId]);

  const change = useCallback(
    (step: (before: AttemptNotes) => AttemptNotes): void => {
      setNotes((before) => before && step(before));
      changeAttemptNotes(owner, attemptId, (stored) => step(parseNotes(stored))).catch(() =>
        showToast('error', MARKS.failed),
      );
    },
    [owner, attemptId],
  );
  return notes && { notes, change };
}
