import { withAdvice } from '#src/messages/storage.ts';
import { storageFailureOf } from '#src/platform/offline/storage-failure.ts';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';

/** Says over the page what was not stored, why, and what helps. */
export async function tellUnsaved(what: string, error: unknown): Promise<void> {
  showToast('error', withAdvice(what, await storageFailureOf(error)), LONG_TOAST_MS);
}
