import { expect, it } from 'vitest';
import { ProviderError, type ProviderErrorKind } from './provider-error.ts';
import { ProviderRest } from './provider-rest.ts';

const SOON = 1_000;
const LATER = 31_000;

it.each<[string, (ProviderErrorKind | null)[], boolean]>([
  ['stays in use after one failure', ['timeout'], false],
  ['rests after two failures', ['timeout', 'unreachable'], true],
  ['rests after a service that stays busy', ['busy', 'busy'], true],
  ['stays in use if a success came between', ['timeout', null, 'timeout'], false],
  ['stays in use after unusable answers', ['malformed', 'malformed', 'refused'], false],
])('a service %s', (_, outcomes, rests) => {
  const rest = new ProviderRest();
  for (const kind of outcomes) rest.record(kind && new ProviderError(kind, 'no help'), 0);
  expect(rest.isResting(SOON)).toBe(rests);
  expect(rest.isResting(LATER)).toBe(false);
});

it('one more failure after the rest starts another; a success ends it', () => {
  const rest = new ProviderRest();
  const away = new ProviderError('timeout', 'no help');
  rest.record(away, 0);
  rest.record(away, 0);
  rest.record(away, LATER);
  expect(rest.isResting(LATER + SOON)).toBe(true);
  rest.record(null, 2 * LATER);
  rest.record(away, 2 * LATER);
  expect(rest.isResting(2 * LATER + SOON)).toBe(false);
});
