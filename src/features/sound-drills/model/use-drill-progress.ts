import { useEffect, useState } from 'react';
import type { DrillId } from '#rules/sound-drills/sound-drills.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import { changeAttemptNotes, readAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { useSession } from '#src/platform/session/session.ts';
import { showToast } from '#src/ui/toast.ts';
import { type DrillProgress, parseProgress, withRound } from './drill-progress.ts';

/** Key of the drill results in this device's notes. */
const PLACE = 'sound-drills';

/** The learner's drill results, stored on this device only; a guest's last until the page is reloaded. */
export function useDrillProgress() {
  const owner = useSession(({ learnerId }) => learnerId);
  const [progress, setProgress] = useState<DrillProgress>({});
  useEffect(() => {
    if (owner === null) return;
    let isStale = false;
    readAttemptNotes(owner, PLACE)
      .catch(() => null)
      .then((stored) => isStale || setProgress(parseProgress(stored)));
    return () => {
      isStale = true;
    };
  }, [owner]);

  const recordRound = (drill: DrillId, right: number, total: number): void => {
    setProgress((before) => withRound(before, drill, right, total));
    if (owner === null) return;
    changeAttemptNotes(owner, PLACE, (stored) => withRound(parseProgress(stored), drill, right, total)).catch(
      () => showToast('error', DRILL.notKept),
    );
  };
  return { progress, recordRound };
}
