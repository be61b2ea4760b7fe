/** Neither the service worker nor the server, when it renders pages, has a document. */
const scope: { document?: { cookie: string }; name?: string } = globalThis;

/** The value of a cookie; null if it is missing or empty. */
export function readCookie(name: string): string | null {
  for (const part of scope.document?.cookie.split('; ') ?? []) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1)) || null;
  }
  return null;
}
