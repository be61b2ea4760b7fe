const KEY = 'luyen.chunk-reload';
/** Least time between two reloads for a missing part, milliseconds (specification, point 9). */
const PAUSE_MS = 60_000;

interface ReloadSeams {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
}

/**
 * Reloads the page because a part of the app could not be loaded (most often a newer version replaced it).
 * @returns false when the last such reload was less than a minute ago: then nothing is done
 */
export function reloadForChunk({ storage, now, reload }: ReloadSeams): boolean {
  const age = now() - Number(storage.getItem(KEY) ?? 0);
  // A negative age: the clock was set back. Waiting for it to catch up would help nobody.
  if (age >= 0 && age < PAUSE_MS) return false;
  storage.setItem(KEY, String(now()));
  reload();
  return true;
}

/** Vite tells of every lazy part that does not load; offline a reload would bring nothing new. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const seams = { storage: sessionStorage, now: Date.now, reload: () => location.reload() };
    if (reloadForChunk(seams)) event.preventDefault();
  });
}
