import { FRAMES_CACHE } from '#src/platform/caches/frames-cache.ts';

/** Id of the look in a kept page. */
export const FRAME_ID = 'kept-frame';
/** A frame that nobody has taken away by then must not hide the app, milliseconds. */
const LONGEST_MS = 8_000;

/** The kept look of the page stands in until the app has drawn the same; then it goes. */
export function removePageSnapshot(): void {
  document.getElementById(FRAME_ID)?.remove();
}

/**
 * Whatever becomes of the start, the app is not hidden for long, and nobody looks at what another learner wrote: a
 * session may have ended without a sign-out.
 */
export function watchPageSnapshot(owner: string | null): void {
  const frame = document.getElementById(FRAME_ID);
  if (!frame) return;
  if (frame.dataset.owner === owner) setTimeout(removePageSnapshot, LONGEST_MS);
  else void clearPageSnapshots().finally(removePageSnapshot);
}

/** The page will look different at its next start. */
export async function forgetFrame(path: string): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(FRAMES_CACHE)).delete(path);
}

/** A look may show what a learner wrote: it goes with them. */
export async function clearPageSnapshots(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(FRAMES_CACHE);
}
