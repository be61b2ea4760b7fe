import { useCallback, useEffect, useState } from 'react';
import { loadSound } from './load-sound.ts';

export type Sound =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; url: string };

/** A recording as a URL that plays with no network; `src` null: nothing to play. */
export function useSound(src: string | null): Sound {
  const [turn, setTurn] = useState(0);
  const [sound, setSound] = useState<{ src: string; url: string | null }>();
  const retry = useCallback(() => {
    setSound(undefined);
    setTurn((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    if (src === null) return;
    const leave = new AbortController();
    let url: string | null = null;
    loadSound(src, leave.signal).then(
      (blob) => {
        if (leave.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setSound({ src, url });
      },
      () => leave.signal.aborted || setSound({ src, url: null }),
    );
    return () => {
      leave.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [src, turn]);
  if (sound?.src !== src || sound === undefined) return { state: 'loading' };
  return sound.url === null ? { state: 'failed', retry } : { state: 'ready', url: sound.url };
}
