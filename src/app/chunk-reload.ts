import { isTriedAgain } from '#src/platform/browser/load-part.ts';
import { checkNow } from '#src/platform/offline/connectivity.ts';
import { updatesHeld } from '#src/platform/pwa/update.ts';

const KEY = 'luyen.chunk-reload';
/** Minimum time between two reloads for a missing chunk, milliseconds (docs/product.md, point 9). */
const PAUSE_MS = 60_000;

type ReloadNote = Pick<Storage, 'getItem' | 'setItem'>;

interface ReloadSeams {
  /** Null where the site may store nothing. */
  storage: ReloadNote | null;
  now: () => number;
  reload: () => void;
}

interface ChunkSeams extends ReloadSeams {
  serverResponds: () => Promise<boolean>;
  /** A reload would harm something on screen. */
  isHeld: () => boolean;
}

/**
 * Reloads the page because a chunk could not be loaded (usually because a newer version replaced it).
 * @returns false, without reloading, when the last such reload was less than a minute ago, or cannot be noted
 */
export function reloadForChunk({ storage, now, reload }: ReloadSeams): boolean {
  if (storage === null) return false;
  const age = now() - Number(storage.getItem(KEY) ?? 0);
  // A negative age means the clock was set back; do not wait for it to catch up.
  if (age >= 0 && age < PAUSE_MS) return false;
  storage.setItem(KEY, String(now()));
  reload();
  return true;
}

/** Reading the property throws where site data is refused. */
function sessionNotes(): ReloadNote | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const browserSeams = (): ChunkSeams => ({
  storage: sessionNotes(),
  now: Date.now,
  reload: () => location.reload(),
  serverResponds: checkNow,
  isHeld: updatesHeld,
});

/** What failed, as Vite tells it. */
const failureOf = (event: Event): unknown => ('payload' in event ? event.payload : null);

/**
 * Vite reports every attempt at a lazy chunk that fails. A page is replaced only if the last one has failed, nothing on it
 * is unsaved, and the server responds: without it, a first visit would become the browser's error page, with all that was
 * typed. Firefox aborts pending loads when the learner navigates away; a reload would then bring them back to the old page.
 */
export function watchChunks(seams = browserSeams()): void {
  let leaving = false;
  window.addEventListener('beforeunload', () => {
    leaving = true;
  });
  // Restored from the back/forward cache.
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (leaving) return;
    // By the time the server has answered, whoever wanted the part has said whether it is tried again.
    void seams.serverResponds().then((responds) => {
      if (responds && !leaving && !isTriedAgain(failureOf(event)) && !seams.isHeld()) reloadForChunk(seams);
    });
  });
}
