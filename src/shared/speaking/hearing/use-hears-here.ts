import { useCallback } from 'react';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { recogniserFile } from '#src/shared/reading-report/speech-model.ts';

/** Whether this device has the recogniser; undefined while loading. */
export function useHearsHere(owner: string): boolean | undefined {
  const read = useCallback(async () => (await recogniserFile(owner)) !== null, [owner]);
  return useLive(read);
}
