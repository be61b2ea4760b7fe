import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';

const MEGABYTES = 200;
/** Of processors: how long that is on the clock depends on what else the machine does. */
const SECONDS = 2;
const FOUR = 'four photos at once';
/** In turns. A busy machine may not have taken back what the one before had; all four at once would have 500. */
const MEGABYTES_OF_FOUR = 260;

const costs = z.array(
  z.tuple([z.string(), z.object({ megabytes: z.number(), processorSeconds: z.number() })]),
);

it('no picture costs more than a photo, nor do several at once', { timeout: 300_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/bombs/measure-pictures.ts']);
  const taken = costs.parse(JSON.parse(stdout));
  expect(taken.length).toBeGreaterThan(5);
  for (const [name, { megabytes, processorSeconds }] of taken) {
    expect(megabytes, name).toBeLessThanOrEqual(name === FOUR ? MEGABYTES_OF_FOUR : MEGABYTES);
    if (name !== FOUR) expect(processorSeconds, name).toBeLessThanOrEqual(SECONDS);
  }
});
