import { useCallback } from 'react';
import { useStore } from 'zustand';
import { PRACTICE } from '#src/messages/practice.ts';
import { UNSTORED } from '#src/messages/storage.ts';
import { pageMemory } from '#src/platform/offline/page-memory.ts';
import { countQueue } from '../queue/queue.ts';
import { type SaveStatus, saveError } from './autosave.ts';
import { UnsavedAdvice } from './unsaved-advice.tsx';
import { useLive } from './use-live.ts';

interface SaveLineProps {
  owner: string;
  status: SaveStatus;
  onRetry: () => void;
}

/** Says unobtrusively that the work is on the disk, then how many pieces are queued. */
export function SaveLine({ owner, status, onRetry }: SaveLineProps) {
  const read = useCallback(() => countQueue(owner), [owner]);
  const counts = useLive(read);
  const { error } = useStore(saveError);
  const waiting = counts?.waiting ?? 0;
  const isInMemory = useStore(pageMemory, ({ isUsed }) => isUsed);
  const stored = waiting > 0 ? PRACTICE.savedWaiting(waiting) : PRACTICE.saved;
  const inMemory = waiting > 0 ? UNSTORED.saved : UNSTORED.sent;
  if (status === 'failed') {
    return (
      <p role="alert" className="text-sm text-danger">
        <UnsavedAdvice what={PRACTICE.saveFailed} error={error} />{' '}
        <button type="button" className="min-h-11 font-semibold underline" onClick={onRetry}>
          {PRACTICE.saveRetry}
        </button>
      </p>
    );
  }
  return (
    <p role="status" className="text-sm text-muted" data-save={status}>
      {status === 'pending' && PRACTICE.saving}
      {status === 'saved' && (isInMemory ? inMemory : stored)}
    </p>
  );
}
