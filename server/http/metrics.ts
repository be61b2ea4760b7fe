import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { networkOf } from '#server/caller/caller.ts';
import type { Config } from '#server/config/config.ts';
import { isLoopbackAddress, isLoopbackHost } from '#server/config/loopback.ts';
import { aliasOf, securityEvent } from '../log/security-event.ts';

/** What proxies add to a call that they pass on; one that adds nothing is known by the other two signs. */
const PASSED_ON = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

type MetricsConfig = Pick<Config, 'METRICS_TOKEN' | 'TRUSTED_PROXIES' | 'PUBLIC_URL'>;

function carries({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * With a token: whoever carries it. Without: a program on this machine that asks for it by this machine's name, and only
 * while learners too open the server there. Else a proxy may stand before it, whose calls all come from here.
 */
function mayRead(request: FastifyRequest, config: MetricsConfig): boolean {
  if (config.METRICS_TOKEN) return carries(request, config.METRICS_TOKEN);
  return (
    config.TRUSTED_PROXIES.length === 0 &&
    isLoopbackHost(new URL(config.PUBLIC_URL).host) &&
    isLoopbackHost(request.headers.host ?? '') &&
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    PASSED_ON.every((name) => request.headers[name] === undefined)
  );
}

/**
 * `/api/metrics` for Prometheus: the process and how long each route takes. To anybody else it is not there.
 * @returns where others register what they measure
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
    if (!mayRead(request, config)) {
      securityEvent(request.log, 'metrics-refused', { from: aliasOf(networkOf(request.ip)) });
      return reply.callNotFound();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
