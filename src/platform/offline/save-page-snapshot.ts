import { SNAPSHOTS_CACHE, setUntil } from '#src/platform/caches/snapshots-cache.ts';
import { trustedPage } from '#src/platform/trusted-types/trusted-page.ts';
import { SNAPSHOT_ID } from './page-snapshot.ts';
import { snapshotOf } from './snapshot-of.ts';
import { usedStyles } from './used-styles.ts';

/** URL of the shell in the service worker's cache, without its revision. */
const SHELL = '/index.html';
/** URL of the script that starts the app late. */
const BEGIN = '/begin.js';
/**
 * Until the app's stylesheet follows, its fonts are not there; each would be looked for among those of the device, by
 * another process.
 */
const DEVICE_FONT = '@layer theme{:root{--font-sans:system-ui,sans-serif}}';
/** Maximum number of stored page snapshots. */
const MAX_SNAPSHOTS = 20;
/** Headers about the shell's bytes as transferred, which do not apply to a page made from it. */
const BYTE_HEADERS = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/**
 * Takes everything out of the shell that the browser would load for the app, and returns instead the script that starts
 * the app once the snapshot is on screen (`src/app/begin.ts`).
 */
function begin(page: Document): string {
  const entry = page.querySelector('script[type="module"]');
  const styles = page.querySelectorAll('link[rel="stylesheet"]');
  const parts = page.querySelectorAll('link[rel="modulepreload"]');
  const paths = (links: Iterable<Element>): string =>
    [...links].map((link) => link.getAttribute('href') ?? '').join(' ');
  const script = page.createElement('script');
  script.type = 'module';
  script.dataset.app = entry?.getAttribute('src') ?? '';
  script.dataset.parts = paths(parts);
  script.dataset.styles = paths(styles);
  for (const replaced of [entry, ...styles, ...parts]) replaced?.remove();
  // Its URL is added as text: here, a script with a URL would need a policy that admits it.
  return script.outerHTML.replace('<script ', `<script src="${BEGIN}" `);
}

/** The shell with a snapshot that needs nothing else to be shown: the app's own files load after it. */
function withSnapshot(shell: string, owner: string, content: HTMLElement): string {
  const page = new DOMParser().parseFromString(trustedPage(shell), 'text/html');
  const script = begin(page);
  for (const link of page.querySelectorAll('link[rel="preload"]')) link.remove();
  const style = page.createElement('style');
  style.textContent = usedStyles(content) + DEVICE_FONT;
  const snapshot = page.createElement('div');
  snapshot.id = SNAPSHOT_ID;
  snapshot.dataset.owner = owner;
  snapshot.inert = true;
  snapshot.setAttribute('aria-hidden', 'true');
  snapshot.append(style, page.importNode(snapshotOf(content), true));
  page.body.prepend(snapshot);
  const { theme } = document.documentElement.dataset;
  if (theme) page.documentElement.dataset.theme = theme;
  return `<!doctype html>${page.documentElement.outerHTML}`.replace(/(?=<\/body>)/, () => script);
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
