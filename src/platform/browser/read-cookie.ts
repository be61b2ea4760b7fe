/**
 * The value of a cookie, or null where there is none or it is empty.
 * @param cookies as `document.cookie` gives them
 */
export function cookieOf(cookies: string, name: string): string | null {
  for (const part of cookies.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1)) || null;
  }
  return null;
}
