import { FRAMES_CACHE } from '#src/platform/caches/frames-cache.ts';
import { trustedPage } from '#src/platform/trusted-types/trusted-page.ts';
import { FRAME_ID } from './page-snapshot.ts';
import { usedStyles } from './used-styles.ts';

/** URL of the shell in the service worker's cache, without its revision. */
const SHELL = '/index.html';
/** Maximum number of stored page snapshots. */
const KEPT_MAX = 20;
/** Headers about the shell's bytes as transferred, which do not apply to a page made from it. */
const OF_THE_BYTES = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** The shell with a snapshot that needs nothing else to be shown: the app's own files load after it. */
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
 * Stores a snapshot of this page, so that its next start shows it before any of the app has run. Without a
 * shell in the service worker's cache it could not be opened, so nothing is stored.
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
