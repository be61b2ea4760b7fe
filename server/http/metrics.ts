import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { networkOf } from '#server/caller/caller.ts';
import type { Config } from '#server/config/config.ts';
import { isLoopbackAddress, isLoopbackHost } from '#server/config/loopback.ts';
import { aliasOf, securityEvent } from '../log/security-event.ts';

/** Headers that proxies add; a proxy that adds none is detected by the other two signs. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

type MetricsConfig = Pick<Config, 'METRICS_TOKEN' | 'TRUSTED_PROXIES' | 'PUBLIC_URL'>;

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * With a token: anyone who has it. Without: a program on this machine that addresses it by a local name, and
 * only while the site itself is local. Otherwise a proxy may be in front, and all of its calls come from
 * here.
 */
function canRead(request: FastifyRequest, config: MetricsConfig): boolean {
  if (config.METRICS_TOKEN) return hasToken(request, config.METRICS_TOKEN);
  return (
    config.TRUSTED_PROXIES.length === 0 &&
    isLoopbackHost(new URL(config.PUBLIC_URL).host) &&
    isLoopbackHost(request.headers.host ?? '') &&
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    PROXY_HEADERS.every((name) => request.headers[name] === undefined)
  );
}

/**
 * `/api/metrics` for Prometheus: the process and the duration of each route. Everyone else gets a 404.
 * @returns the registry for further metrics
 */
export function serveMetrics(app: FastifyInstance, config: MetricsConfig): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.addHook('onClose', async () => registry.clear());
  app.get('/api/metrics', async (request, reply) => {
    if (!canRead(request, config)) {
      securityEvent(request.log, 'metrics-refused', { from: aliasOf(networkOf(request.ip)) });
      return reply.callNotFound();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
