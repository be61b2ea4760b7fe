import { readCookie, writeCookie } from '#src/lib/cookies.ts';

const ORIGIN_COOKIE = 'origin';
/** How long a session of the embedded view lasts, seconds (specification, point 9). */
export const EMBEDDED_SECONDS = 300;

/** The origin flag: `crm` in the embedded view of the customer-relationship tool. */
export const originFlag = (): string | null => readCookie(ORIGIN_COOKIE);

/** Whether another site's page shows this one. Which sites may is the server's `frame-ancestors`. */
const isFramed = (): boolean => window.self !== window.top;

/**
 * Takes token and origin out of the address and keeps them for five minutes. Only inside a frame: a link with
 * somebody's token in it, opened by itself, must not sign its reader in as somebody else.
 */
export function takeEmbeddedSession(): void {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  const origin = url.searchParams.get('origin');
  if (token === null) return;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url);
  if (!isFramed() || origin !== 'crm') return;
  writeCookie('access_token', token, EMBEDDED_SECONDS);
  writeCookie(ORIGIN_COOKIE, origin, EMBEDDED_SECONDS);
}
