import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';

const ignore = (): void => undefined;

/**
 * The result of an IndexedDB read, updated across tabs and the service worker; undefined until it is there.
 * When the database fails, the last result stays: a screen must not lose its buttons in the middle of a
 * recording.
 * `read` decides what is observed: keep it stable with `useCallback`, and `onFailure`, too.
 */
export function useLive<T>(read: () => Promise<T>, onFailure: () => void = ignore): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const subscription = liveQuery(read).subscribe({ next: setValue, error: onFailure });
    return () => subscription.unsubscribe();
  }, [read, onFailure]);
  return value;
}
