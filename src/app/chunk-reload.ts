const KEY = 'luyen.chunk-reload';
/** Least time between two reloads for a missing part, milliseconds (docs/product.md, point 9). */
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

const browserSeams = (): ReloadSeams => ({
  storage: sessionStorage,
  now: Date.now,
  reload: () => location.reload(),
});

/**
 * Vite tells of every lazy part that does not load. Offline a reload would bring nothing new. Firefox breaks off what
 * is still loading once the learner has asked for another page; a reload would then bring them back to this one.
 */
export function watchChunks(seams = browserSeams()): void {
  let leaving = false;
  window.addEventListener('beforeunload', () => {
    leaving = true;
  });
  // Brought back from the browser's memory.
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (leaving || !navigator.onLine) return;
    if (reloadForChunk(seams)) event.preventDefault();
  });
}
