import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

/** Below `/api`, so that no service worker answers it. */
const WIFI_PAGE_PATH = '/api/wifi';

const TEXT = 'Bạn đã vào được Internet. Đóng trang này và quay lại Luyện nhé.';

/**
 * URL of a page that a captive portal can answer with its own sign-in page: over http, on a name that never had
 * https. Browsers change http to https for the name of the site itself (HSTS), where a portal can answer nothing.
 * @returns null if the site is on https and the operator has given no such name
 */
export function wifiPageUrl({
  PUBLIC_URL,
  WIFI_PAGE_ORIGIN,
}: Pick<Config, 'PUBLIC_URL' | 'WIFI_PAGE_ORIGIN'>): string | null {
  const origin = WIFI_PAGE_ORIGIN ?? (PUBLIC_URL.startsWith('http:') ? PUBLIC_URL : null);
  return origin === null ? null : new URL(WIFI_PAGE_PATH, origin).href;
}

/** Plain text without cookies or scripts: on an open network anybody may read or change it. */
export function serveWifiPage(app: FastifyInstance): void {
  app.get(WIFI_PAGE_PATH, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(TEXT),
  );
}
