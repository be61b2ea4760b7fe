declare const INSIDE: unique symbol;
/** A path of this site, in the form in which a browser opens it. Whatever came from outside is followed only as one. */
export type InsidePath = string & { readonly [INSIDE]: true };

/** Resolves paths as a browser does; the host is never requested. */
const BASE = 'https://luyen.invalid';
/** Browsers read the first as a slash and skip the others, so that what is checked is not what is opened. */
const MISREAD = /[\\\p{Cc}]/u;

const isInside = (path: string): path is InsidePath => !path.startsWith('//');

/**
 * Where an address, a notification or an entry form leads within this site; null for anything that leads elsewhere.
 * A path that begins with two slashes is another site to whoever opens it next.
 */
export function insidePath(value: unknown): InsidePath | null {
  if (typeof value !== 'string' || !value.startsWith('/') || MISREAD.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (url?.origin !== BASE) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isInside(path) ? path : null;
}

/** Where a path that leads elsewhere is replaced by the beginning. */
export const ROOT_PATH = '/' as InsidePath;
