import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { MaintenanceWatch } from './maintenance-watch.ts';

/** `Retry-After`, seconds: short, since maintenance may end earlier than announced. */
const RETRY_AFTER_S = 30;

const OPEN: ReadonlySet<string> = new Set([
  ...Object.values(ENDPOINTS.health).map(({ path }) => `/api${path}`),
  '/api/metrics',
  '/api/openapi.json',
]);

/** While the site is closed, rejects every API call before reading it. The app itself is still served. */
export function refuseDuringMaintenance(app: FastifyInstance, watch: MaintenanceWatch): void {
  app.addHook('onRequest', async ({ routeOptions: { url } }) => {
    if (!url?.startsWith('/api/') || OPEN.has(url)) return;
    if (await watch.current()) throw new ApiFailure('MAINTENANCE', ERROR_MESSAGES.MAINTENANCE, RETRY_AFTER_S);
  });
}
