import { expect, it } from 'vitest';
import { ProviderRest } from './provider-rest.ts';
import { ProviderTrouble, type TroubleKind } from './provider-trouble.ts';

const SOON = 1_000;
const LATER = 31_000;

it.each<[string, (TroubleKind | null)[], boolean]>([
  ['goes on after one trouble', ['timeout'], false],
  ['rests after two', ['timeout', 'unreachable'], true],
  ['rests after a service that stays busy', ['busy', 'busy'], true],
  ['goes on when an answer came between', ['timeout', null, 'timeout'], false],
  ['goes on after answers that cannot be used', ['malformed', 'malformed', 'refused'], false],
])('a service %s', (_, outcomes, rests) => {
  const rest = new ProviderRest();
  for (const kind of outcomes) rest.note(kind && new ProviderTrouble(kind, 'no help'), 0);
  expect(rest.isResting(SOON)).toBe(rests);
  expect(rest.isResting(LATER)).toBe(false);
});

it('one trouble more after the rest begins the next one; an answer ends it', () => {
  const rest = new ProviderRest();
  const away = new ProviderTrouble('timeout', 'no help');
  rest.note(away, 0);
  rest.note(away, 0);
  rest.note(away, LATER);
  expect(rest.isResting(LATER + SOON)).toBe(true);
  rest.note(null, 2 * LATER);
  rest.note(away, 2 * LATER);
  expect(rest.isResting(2 * LATER + SOON)).toBe(false);
});
