import { expect, it } from 'vitest';
import { isHeard } from './heard-phrases.ts';
import { withoutSpans } from './without-spans.ts';

const SAID = 'I live near a garden.';

it.each([
  ['nothing', [], SAID],
  ['a word', [{ start: 14, end: 20 }], 'I live near a ….'],
  [
    'words at both ends',
    [
      { start: 0, end: 1 },
      { start: 14, end: 21 },
    ],
    '… live near a …',
  ],
])('leaves out %s', (_, spans, left) => {
  expect(withoutSpans(SAID, spans)).toBe(left);
});

it('is not asked about what was perhaps not said, nor across the gap', () => {
  expect(isHeard(SAID, ['garden'])).toBe(true);
  expect(isHeard(withoutSpans(SAID, [{ start: 14, end: 20 }]), ['garden'])).toBe(false);
  expect(isHeard(withoutSpans(SAID, [{ start: 7, end: 11 }]), ['live a'])).toBe(false);
});
