import { SNAPSHOTS_CACHE, setUntil } from '#src/platform/caches/snapshots-cache.ts';
import { trustedPage } from '#src/platform/trusted-types/trusted-page.ts';
import { SNAPSHOT_ID } from './page-snapshot.ts';
import { usedStyles } from './used-styles.ts';

/** URL of the shell in the service worker's cache, without its revision. */
const SHELL = '/index.html';
/** Maximum number of stored page snapshots. */
const MAX_SNAPSHOTS = 20;
/** Headers about the shell's bytes as transferred, which do not apply to a page made from it. */
const BYTE_HEADERS = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** The shell with a snapshot that needs nothing else to be shown: the app's own files load after it. */
function withSnapshot(shell: string, owner: string, content: HTMLElement): string {
  const page = new DOMParser().parseFromString(trustedPage(shell), 'text/html');
  for (const link of page.querySelectorAll('link[rel$="preload"]')) link.remove();
  const style = page.createElement('style');
  style.textContent = usedStyles(content);
  const snapshot = page.createElement('div');
  snapshot.id = SNAPSHOT_ID;
  snapshot.dataset.owner = owner;
  snapshot.inert = true;
  snapshot.setAttribute('aria-hidden', 'true');
  snapshot.append(style, page.importNode(content, true));
  // Whoever looks for these means the app's own.
  for (const marked of snapshot.querySelectorAll('[data-testid]')) marked.removeAttribute('data-testid');
  page.body.prepend(snapshot, ...page.querySelectorAll('link[rel="stylesheet"]'));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/**
 * Stores a snapshot of this page, so that its next start shows it before any of the app has run. Without a
 * shell in the service worker's cache it could not be opened, so nothing is stored.
 * @param until when it stops being true, device clock, milliseconds; by default never
 */
export async function savePageSnapshot(
  path: string,
  owner: string,
  content: HTMLElement,
  { until }: { until?: number } = {},
): Promise<void> {
  if (!('caches' in globalThis)) return;
  const shell = await caches.match(SHELL, { ignoreSearch: true });
  if (!shell) return;
  const html = withSnapshot(await shell.text(), owner, content);
  const headers = new Headers(shell.headers);
  for (const name of BYTE_HEADERS) headers.delete(name);
  if (until !== undefined) setUntil(headers, until);
  const cache = await caches.open(SNAPSHOTS_CACHE);
  await cache.put(path, new Response(html, { headers }));
  const paths = await cache.keys();
  for (const old of paths.slice(0, Math.max(0, paths.length - MAX_SNAPSHOTS))) await cache.delete(old);
}
