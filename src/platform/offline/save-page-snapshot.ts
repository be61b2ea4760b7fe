import { FRAMES_CACHE } from '#src/platform/caches/frames-cache.ts';
import { trustedPage } from '#src/platform/trusted-types/trusted-page.ts';
import { FRAME_ID } from './page-snapshot.ts';
import { usedStyles } from './used-styles.ts';

/** The name under which the service worker has the shell, without its revision. */
const SHELL = '/index.html';
/** Pages whose look is kept. */
const KEPT_MAX = 20;
/** Said of the shell's bytes as they came, which a page made from it does not have. */
const OF_THE_BYTES = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** The shell with a look in it that needs nothing else to be seen: what the app loads comes after it. */
function withFrame(shell: string, owner: string, look: HTMLElement): string {
  const page = new DOMParser().parseFromString(trustedPage(shell), 'text/html');
  for (const link of page.querySelectorAll('link[rel$="preload"]')) link.remove();
  const style = page.createElement('style');
  style.textContent = usedStyles(look);
  const frame = page.createElement('div');
  frame.id = FRAME_ID;
  frame.dataset.owner = owner;
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.append(style, page.importNode(look, true));
  page.body.prepend(frame, ...page.querySelectorAll('link[rel="stylesheet"]'));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/**
 * Keeps how this page looks now, so that its next start shows it before any of the app has run. Without a shell
 * in the service worker's cache there is nothing to open it with, and nothing is kept.
 */
export async function savePageSnapshot(path: string, owner: string, look: HTMLElement): Promise<void> {
  if (!('caches' in globalThis)) return;
  const shell = await caches.match(SHELL, { ignoreSearch: true });
  if (!shell) return;
  const html = withFrame(await shell.text(), owner, look);
  const headers = new Headers(shell.headers);
  for (const name of OF_THE_BYTES) headers.delete(name);
  const cache = await caches.open(FRAMES_CACHE);
  await cache.put(path, new Response(html, { headers }));
  const paths = await cache.keys();
  for (const old of paths.slice(0, Math.max(0, paths.length - KEPT_MAX))) await cache.delete(old);
}
