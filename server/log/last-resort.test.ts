import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const PHONE = '0912345678';
const run = (code: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { lastResort } from '${new URL('./last-resort.ts', import.meta.url).href}'; lastResort(); ${code}`,
    ],
    { encoding: 'utf8' },
  );

it.each([
  ['thrown', `setTimeout(() => { throw new Error('${PHONE}') })`, 1, 60],
  ['rejected', `Promise.reject(new Error('${PHONE}'))`, 1, 60],
  ['rejected with no error', `Promise.reject('${PHONE}')`, 1, 60],
  ['warned of', `process.emitWarning('${PHONE}')`, 0, 40],
])('logs an uncaught error as one line of JSON without its data: %s', (_, code, status, level) => {
  const ended = run(code);
  expect(ended.status).toBe(status);
  const lines = ended.stderr.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level, pid: expect.any(Number) });
  expect(ended.stderr + ended.stdout).not.toContain(PHONE);
});
