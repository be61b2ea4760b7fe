import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './api-failure.ts';
import { sendFailure } from './envelope.ts';

/** Names of built assets carry a hash of their content, so they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built app beside the API. Addresses of pages get index.html; an unknown path below `/api`, or one that
 * names a file, is a real 404, so that a missing chunk is noticed as such.
 */
export async function serveApp(app: FastifyInstance, directory: string): Promise<void> {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      cacheControl: false,
      index: false,
      wildcard: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
      },
    });
    // A folder is not a file to the plugin when nothing compressed is asked for.
    app.get('/', (_, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/api/') || path === '/api' || !isPage) {
      return sendFailure(reply, new ApiFailure('NOT_FOUND'));
    }
    if (!built || extname(path) !== '') return reply.status(404).type('text/plain').send('404');
    return reply.sendFile('index.html');
  });
}
