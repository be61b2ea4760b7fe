import { expect, it } from 'vitest';
import { resultPage } from './result-page.ts';

it.each([
  ['practice', null, '/practice-result/x?attempt=a'],
  ['test', null, /^\/.*a.*test=x$/],
  ['speaking', 'topic', '/virtual-speaking-practice-result/x?attempt=a'],
  ['speaking', 'test', '/virtual-speaking-test-result/x?attempt=a'],
  ['speaking', 'trial', '/speaking-ai-trial?attempt=a'],
  ['speaking', 'interview', '/ai-interactive-result?id=a'],
  ['speaking', 'level', '/virtual-speaking-entry'],
] as const)('the result of a %s (%s) is at %s', (kind, mode, path) => {
  expect(resultPage({ id: 'a', exercise: 'x', kind, mode })).toEqual(
    typeof path === 'string' ? path : expect.stringMatching(path),
  );
});
