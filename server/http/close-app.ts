import type { FastifyInstance } from 'fastify';

/** Maximum wait for requests in progress, milliseconds. The app retries interrupted ones. */
const MAX_WAIT_MS = 10_000;
const CHECK_INTERVAL_MS = 50;

/**
 * Counts requests in progress, so that the app can be closed as soon as they are done. Fastify itself would
 * wait minutes for idle connections: browsers open some in advance.
 * @returns closes the app
 */
export function closerOf(app: FastifyInstance): () => Promise<void> {
  const { server } = app;
  let inProgress = 0;
  server.on('request', (_, response) => {
    inProgress += 1;
    response.once('close', () => {
      inProgress -= 1;
    });
  });
  return async () => {
    const until = performance.now() + MAX_WAIT_MS;
    const timer = setInterval(() => {
      if (!server.listening && (inProgress === 0 || performance.now() > until)) server.closeAllConnections();
    }, CHECK_INTERVAL_MS);
    await app.close().finally(() => clearInterval(timer));
  };
}
