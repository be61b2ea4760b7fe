import { useStore } from 'zustand';
import { saveError } from '#src/platform/outbox/screen/autosave.ts';
import { UnsavedAdvice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { PAGE } from '../messages/reminders-page.ts';
import type { Choices } from '../model/use-choices.ts';

/** Whether the choices are saved on this device, and have reached the server. */
export function SavedLine({ status, isWaiting, retry }: Pick<Choices, 'status' | 'isWaiting' | 'retry'>) {
  const { error } = useStore(saveError);
  if (status === 'failed') {
    return (
      <p role="alert" className="text-sm text-danger">
        <UnsavedAdvice what={PAGE.saveFailed} error={error} />{' '}
        <button type="button" className="min-h-11 font-semibold underline" onClick={retry}>
          {PAGE.saveAgain}
        </button>
      </p>
    );
  }
  return (
    <p role="status" className="min-h-5 text-sm text-muted">
      {status === 'pending' ? PAGE.saving : isWaiting ? PAGE.savedWaiting : status === 'saved' && PAGE.saved}
    </p>
  );
}
