import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bankBombs } from '#tests/support/bombs/banks.ts';
import { costOf } from '#tests/support/bombs/cost-of.ts';

const MEGABYTES = 200;
/** Of processors: how long that is on the clock depends on what else the machine does. */
const SECONDS = 2;

it('no bank costs more than its size says', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'luyen-bombs-'));
  const reader = fork('tests/support/bombs/bank-reader.ts');
  try {
    await once(reader, 'message');
    for (const { file, text } of bankBombs()) {
      const path = join(folder, file);
      await writeFile(path, text);
      let answer: unknown;
      const cost = await costOf(reader.pid ?? 0, async () => {
        const answered = once(reader, 'message');
        reader.send(path);
        [answer] = await answered;
      });
      expect(answer, file).toMatch(/^(?:read|refused)$/);
      expect(cost.megabytes, file).toBeLessThanOrEqual(MEGABYTES);
      expect(cost.processorSeconds, file).toBeLessThanOrEqual(SECONDS);
    }
  } finally {
    reader.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
