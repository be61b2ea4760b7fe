const BUILT = '/assets/';
const VERSIONED = /^\/assets\/v(\d+)\//;

/** In which versions of the app a path exists: pages always, an asset in its own and, as on a real server, the next. */
export function pathInBuild(path: string, version: number): string | null {
  const own = VERSIONED.exec(path)?.[1];
  if (own === undefined) return path;
  return version - Number(own) <= 1 ? path.replace(VERSIONED, BUILT) : null;
}

const isText = (path: string, type: string): boolean =>
  path === '/sw.js' || /^text\/(?:html|css|javascript)|^application\/javascript/.test(type);

/**
 * The built app as another version of itself, without a second build: each asset has a URL of its own, so that the
 * service worker, the shell and every chunk differ from those of the version before.
 * @param type content type of the response
 */
export function asVersion(path: string, type: string, body: Buffer, version: number): Buffer {
  if (!isText(path, type)) return body;
  const text = body.toString();
  const moved = `assets/v${version}/`;
  if (path !== '/sw.js') return Buffer.from(text.replaceAll(/(["'(`/ ])assets\//g, `$1${moved}`));
  return Buffer.from(
    text
      .replaceAll(/(\burl"?:\s*["'`])assets\//g, `$1${moved}`)
      // Hashes of their content, which the names of assets contain already.
      .replaceAll(/(\brevision"?:\s*["'`])(?=[0-9a-f]{32})/g, `$1v${version}-`),
  );
}
