import { useCallback, useEffect, useState } from 'react';
import { loadSound } from '#src/shared/listening/load-sound.ts';

interface Sounds {
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

/** Fetches all recordings of a test before its clock starts; the service worker caches them. */
export function useSounds(sources: readonly string[]): Sounds {
  const [retryCount, setRetryCount] = useState(0);
  const [done, setDone] = useState<{ key: string; state: 'failed' | 'ready' }>();
  const list = sources.join('\n');
  const key = `${retryCount}\n${list}`;
  const retry = useCallback(() => setRetryCount((before) => before + 1), []);
  useEffect(() => {
    const controller = new AbortController();
    const urls = list === '' ? [] : list.split('\n');
    Promise.all(urls.map((src) => loadSound(src, controller.signal))).then(
      () => controller.signal.aborted || setDone({ key, state: 'ready' }),
      () => controller.signal.aborted || setDone({ key, state: 'failed' }),
    );
    return () => controller.abort();
  }, [list, key]);
  return { state: done?.key === key ? done.state : 'loading', retry };
}
