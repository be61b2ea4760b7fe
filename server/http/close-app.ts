import type { FastifyInstance } from 'fastify';

/** Maximum wait for requests in progress, milliseconds. The app retries interrupted ones. */
const LONGEST_MS = 10_000;
const LOOK_AGAIN_MS = 50;

/**
 * Counts requests in progress, so that the app can be closed as soon as they are done. Fastify itself would
 * wait minutes for idle connections: browsers open some in advance.
 * @returns closes the app
 */
export function closerOf(app: FastifyInstance): () => Promise<void> {
  const { server } = app;
  let underWay = 0;
  server.on('request', (_, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
  });
  return async () => {
    const until = performance.now() + LONGEST_MS;
    const looking = setInterval(() => {
      if (!server.listening && (underWay === 0 || performance.now() > until)) server.closeAllConnections();
    }, LOOK_AGAIN_MS);
    await app.close().finally(() => clearInterval(looking));
  };
}
