import { expect, it } from 'vitest';
import { isTest, type SourceFile, sourcesIn } from './source-files.ts';

/** As long as tests wait without saying (`tests/support/patient-waits.ts`, `set-up-screens.ts`), milliseconds. */
const PATIENCE_MS = 15_000;
const LIMIT = /\b(?:timeout|asyncUtilTimeout): ?(\d[\d_]*) ?\}/g;
const SLEEP = /new Promise\(\(?(\w+)\)? => (?:void )?setTimeout\(\1, \d/;

const hasty = (files: readonly SourceFile[]): string[] =>
  files
    .filter(
      ({ source }) =>
        SLEEP.test(source) ||
        [...source.matchAll(LIMIT)].some(([, ms = '']) => Number(ms.replaceAll('_', '')) < PATIENCE_MS),
    )
    .map(({ path }) => path);

it('tests wait for what is seen, as long as a slow machine takes', () => {
  const tests = sourcesIn('src', 'rules', 'server', 'sw', 'contract', 'tests').filter(({ path }) =>
    isTest(path),
  );
  expect(hasty(tests.filter(({ path }) => path !== 'tests/tree/patient-tests.test.ts'))).toEqual([]);
});

it('finds a sleep, and a wait that is too short', () => {
  const lines = [
    'await new Promise((resolve) => setTimeout(resolve, 400));',
    'await waitFor(isSeen, { timeout: 5000 });',
    'configure({ asyncUtilTimeout: 8000 });',
    'await waitFor(isSeen, { timeout: 60_000 });',
  ];
  expect(hasty(lines.map((source, at) => ({ path: String(at), source })))).toEqual(['0', '1', '2']);
});
