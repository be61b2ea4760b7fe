import { useEffect, useState } from 'react';
import type { DrillId } from '#rules/sound-drills/sound-drills.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import { changeAttemptNotes, readAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { useSession } from '#src/platform/session/session.ts';
import { showToast } from '#src/ui/toast.ts';
import { type DrillProgress, parseProgress, withRound } from './drill-progress.ts';

/** Where all drills of a learner are kept among the notes of this device. */
const PLACE = 'sound-drills';

/** How the learner's drills went, kept on this device alone; a guest's last as long as the page. */
export function useDrillProgress() {
  const owner = useSession(({ learnerId }) => learnerId);
  const [progress, setProgress] = useState<DrillProgress>({});
  useEffect(() => {
    if (owner === null) return;
    let left = false;
    readAttemptNotes(owner, PLACE)
      .catch(() => null)
      .then((stored) => left || setProgress(parseProgress(stored)));
    return () => {
      left = true;
    };
  }, [owner]);

  const noteRound = (drill: DrillId, right: number, total: number): void => {
    setProgress((before) => withRound(before, drill, right, total));
    if (owner === null) return;
    changeAttemptNotes(owner, PLACE, (stored) => withRound(parseProgress(stored), drill, right, total)).catch(
      () => showToast('error', DRILL.notKept),
    );
  };
  return { progress, noteRound };
}
