/** The service worker has no document, nor has the server, which draws pages for whoever comes. */
const scope: { document?: { cookie: string }; name?: string } = globalThis;

/** The value of a cookie, or null where there is none or it is empty. */
export function readCookie(name: string): string | null {
  for (const part of scope.document?.cookie.split('; ') ?? []) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1)) || null;
  }
  return null;
}
