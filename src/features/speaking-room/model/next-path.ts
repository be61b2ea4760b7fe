/** Resolves paths as a browser does; the host is never requested. */
const BASE = 'https://luyen.invalid';

/**
 * Where a learner wanted to go, from the address.
 * @returns a path of this site; null if there is none, or it leads elsewhere
 */
export function nextPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const url = URL.parse(next, BASE);
  return url?.origin === BASE && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}
