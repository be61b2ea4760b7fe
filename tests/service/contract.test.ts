import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { lazyStaffKey } from '#server/engines/second-factor/lazy-staff-key.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { openHandlers } from '#server/handlers.ts';
import { ApiCallers } from '#server/http/api-callers.ts';
import { bindAll } from '#server/http/bind/bind-all.ts';
import { answerFailures } from '#server/http/failures.ts';
import { Guests } from '#server/http/guests.ts';
import type { AllHandlers } from '#server/http/handler.ts';
import { openParts } from '#server/parts.ts';
import { startService } from './service.ts';

const service = await startService();
const { platform } = service;
const own = await openHandlers(openParts(platform));

/** Only the binding, with some handlers replaced. */
function bound(replace: Partial<AllHandlers>) {
  const faults: string[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void faults.push(line) } },
  });
  onTestFinished(() => app.close());
  answerFailures(app);
  const { db, config, sessions, disk, allowance } = platform;
  const staffKey = lazyStaffKey(config);
  const [guests, callers] = [new Guests(platform), new ApiCallers(sessions, [])];
  bindAll(
    app,
    {
      db,
      sessions,
      guests,
      callers,
      disk,
      allowance,
      storeTime: async () => undefined,
      staffKey,
      strict: true,
    },
    { ...own, ...replace },
  );
  return { app, faults };
}

describe('the binding of the contract', () => {
  it('gives every entry a route', () => {
    for (const { endpoint } of EVERY_ENDPOINT) {
      const url = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
      expect(service.app.hasRoute({ method: endpoint.method, url }), url).toBe(true);
    }
  });

  it.each([
    [
      'a code that the entry does not declare',
      async () => {
        throw new ApiFailure('UPLOAD_EMPTY');
      },
      /does not declare UPLOAD_EMPTY/,
    ],
    [
      'an exception, whose text stays inside',
      async () => {
        throw new Error('secret detail');
      },
      /secret detail/,
    ],
    ['an answer of another form', async () => JSON.parse('{"status":"dead"}'), /answered/],
  ])('turns %s into an internal error', async (_, run, logged) => {
    const { app, faults } = bound({ health: { ...own.health, live: run } });
    const response = await app.inject('/api/health/live');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'SERVER_ERROR', data: null });
    expect(response.body).not.toContain('secret detail');
    expect(faults.join('')).toMatch(logged);
  });
});
