import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { isOpenWhileClosed } from '#contract/protocol/while-closed.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { MaintenanceWatch } from './maintenance-watch.ts';

/** `Retry-After`, seconds: short, since maintenance may end earlier than announced. */
const RETRY_AFTER_S = 30;

/** As the server's routes name a call. */
const nameOf = (method: string, path: string): string => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const OPEN: ReadonlySet<string> = new Set([
  ...Object.values(ENDPOINTS)
    .flatMap((area): Endpoint[] => Object.values(area))
    .filter(isOpenWhileClosed)
    .map(({ method, path }) => nameOf(method, path)),
  nameOf('GET', '/metrics'),
  nameOf('GET', '/openapi.json'),
  nameOf('GET', '/docs'),
]);

/**
 * While the site is closed, rejects API calls before reading them, but for those that open it, and those that nobody may
 * be kept from. The app itself is still served.
 */
export function refuseDuringMaintenance(app: FastifyInstance, watch: MaintenanceWatch): void {
  app.addHook('onRequest', async ({ method, routeOptions: { url } }) => {
    if (!url?.startsWith('/api/') || OPEN.has(`${method === 'HEAD' ? 'GET' : method} ${url}`)) return;
    if (await watch.current()) throw new ApiFailure('MAINTENANCE', ERROR_MESSAGES.MAINTENANCE, RETRY_AFTER_S);
  });
}
