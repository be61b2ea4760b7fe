import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';

/**
 * The result of an IndexedDB read, kept up to date across tabs and the service worker; undefined until it is there.
 * `read` decides what is observed: keep it stable with `useCallback`.
 */
export function useLive<T>(read: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const subscription = liveQuery(read).subscribe({ next: setValue, error: () => setValue(undefined) });
    return () => subscription.unsubscribe();
  }, [read]);
  return value;
}
