import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import { costOf } from '../support/bombs/cost-of.ts';
import { jsonBombs } from '../support/bombs/json.ts';
import { startService } from './service.ts';

const MEGABYTES = 200;
/** Of processors: how long that is on the clock depends on what else the machine does. */
const SECONDS = 2;
/** Calls with the largest bodies: the others take less. */
const LARGEST = 3;

const service = await startService();

const bodyOf = (endpoint: Endpoint): number =>
  endpoint.kind === 'form' || !('body' in endpoint) ? 0 : bodyLimitOf(endpoint);

it('no JSON costs more than its size says, or reaches what is not its own', {
  timeout: 300_000,
}, async () => {
  const open = EVERY_ENDPOINT.filter(({ endpoint }) => endpoint.who === 'anyone' && bodyOf(endpoint) > 0);
  const largest = open.toSorted((a, b) => bodyOf(b.endpoint) - bodyOf(a.endpoint)).slice(0, LARGEST);
  expect(largest).toHaveLength(LARGEST);
  for (const { operation, endpoint } of largest)
    for (const { name, text } of jsonBombs(bodyOf(endpoint))) {
      let status = 0;
      const cost = await costOf(process.pid, async () => {
        const answer = await service.app.inject({
          method: endpoint.method,
          url: `/api${endpoint.path}`,
          headers: { 'content-type': 'application/json' },
          payload: text,
        });
        status = answer.statusCode;
      });
      const what = `${operation}: ${name}`;
      expect(status, what).toBeGreaterThanOrEqual(400);
      expect(status, what).toBeLessThan(500);
      expect(cost.megabytes, what).toBeLessThanOrEqual(MEGABYTES);
      expect(cost.processorSeconds, what).toBeLessThanOrEqual(SECONDS);
    }
  expect({}).not.toHaveProperty('is_operator');
  expect(service.faults).toEqual([]);
});
