import { OUTBOX } from '#src/messages/outbox.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { exportQueue } from './export-queue.ts';

/** Offers the owner's whole queue as a file, which another browser can restore; says what it lacks. */
export async function saveQueueFile(owner: string): Promise<void> {
  const { file, incomplete } = await exportQueue(owner);
  saveFile(file, `luyen-cho-gui-${new Date().toISOString().slice(0, 10)}.json`);
  if (incomplete.length > 0) showToast('warning', OUTBOX.exportMissing(incomplete.join(', ')), LONG_TOAST_MS);
}
