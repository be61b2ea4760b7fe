import { FRAMES_CACHE } from '#src/lib/frames-cache.ts';

const FRAME_ID = 'kept-frame';
/** Pages whose look is kept. */
const KEPT_MAX = 20;
/** A frame that nobody has taken away by then must not hide the app, milliseconds. */
const LONGEST_MS = 8_000;

/** The kept look of the page stands in until the app has drawn the same; then it goes. */
export function dropKeptFrame(): void {
  document.getElementById(FRAME_ID)?.remove();
}

/** Whatever becomes of the start, the app is not hidden for long. */
export function watchKeptFrame(): void {
  if (document.getElementById(FRAME_ID)) setTimeout(dropKeptFrame, LONGEST_MS);
}

/** Keeps how this page looks now, so that its next start shows it before any of the app has run. */
export async function keepFrame(path: string, look: HTMLElement): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(FRAMES_CACHE);
  const html = `<div id="${FRAME_ID}" inert aria-hidden="true">${look.outerHTML}</div>`;
  await cache.put(path, new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  const paths = await cache.keys();
  for (const old of paths.slice(0, Math.max(0, paths.length - KEPT_MAX))) await cache.delete(old);
}

/** The page will look different at its next start. */
export async function forgetFrame(path: string): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(FRAMES_CACHE)).delete(path);
}

/** A look may show what a learner wrote: it goes with them. */
export async function clearKeptFrames(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(FRAMES_CACHE);
}
