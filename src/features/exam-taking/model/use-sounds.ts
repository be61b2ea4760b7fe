import { useCallback, useEffect, useState } from 'react';
import { loadSound } from '#src/shared/listening/load-sound.ts';

interface Sounds {
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

/** Fetches all recordings of a test before its clock runs; the service worker keeps them for the time without network. */
export function useSounds(sources: readonly string[]): Sounds {
  const [turn, setTurn] = useState(0);
  const [done, setDone] = useState<{ key: string; state: 'failed' | 'ready' }>();
  const list = sources.join('\n');
  const key = `${turn}\n${list}`;
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    const leave = new AbortController();
    const wanted = list === '' ? [] : list.split('\n');
    Promise.all(wanted.map((src) => loadSound(src, leave.signal))).then(
      () => leave.signal.aborted || setDone({ key, state: 'ready' }),
      () => leave.signal.aborted || setDone({ key, state: 'failed' }),
    );
    return () => leave.abort();
  }, [list, key]);
  return { state: done?.key === key ? done.state : 'loading', retry };
}
