import { useCallback, useEffect, useState } from 'react';
import { MARKS } from '#src/messages/exam.ts';
import { changeAttemptNotes, readAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { type AttemptNotes, parseNotes } from './attempt-notes.ts';

interface StoredNotes {
  notes: AttemptNotes;
  change: (change: (before: AttemptNotes) => AttemptNotes) => void;
}

/** Highlights, notes and positions of an attempt, stored on this device; undefined while loading. */
export function useAttemptNotes(owner: string, attemptId: string): StoredNotes | undefined {
  const [notes, setNotes] = useState<AttemptNotes>();
  useEffect(() => {
    let hasLeft = false;
    readAttemptNotes(owner, attemptId)
      // The test works even if the database fails to open.
      .catch(() => null)
      .then((stored) => {
        if (!hasLeft) setNotes(parseNotes(stored));
      });
    return () => {
      hasLeft = true;
    };
  }, [owner, attemptId]);

  const change = useCallback(
    (step: (before: AttemptNotes) => AttemptNotes): void => {
      setNotes((before) => before && step(before));
      changeAttemptNotes(owner, attemptId, (stored) => step(parseNotes(stored))).catch((error: unknown) =>
        tellUnsaved(MARKS.failed, error),
      );
    },
    [owner, attemptId],
  );
  return notes && { notes, change };
}
