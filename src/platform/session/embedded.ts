import { EMBEDDED_SECONDS } from '#contract/protocol/envelope.ts';
import { writeCookie } from '#src/platform/browser/cookies.ts';
import { ORIGIN_COOKIE } from '#src/platform/browser/origin-flag.ts';

/** Whether another site's page shows this one. Which sites may is up to the server's `frame-ancestors`. */
const isFramed = (): boolean => window.self !== window.top;

/**
 * Takes token and origin out of the URL and stores them for five minutes. Only inside a frame: a link with
 * somebody's token in it, opened directly, must not sign the reader in as them.
 */
export function readEmbeddedSession(): void {
  if (typeof location === 'undefined') return;
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
