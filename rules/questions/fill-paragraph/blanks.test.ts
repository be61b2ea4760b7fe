import { describe, expect, it } from 'vitest';
import { blankNames, standsAlone, textPieces } from './blanks.ts';

describe('blankNames', () => {
  it.each([
    ['no blank', 'nothing {1} here', []],
    ['two in order', 'a {{1}} b {{2}}.', ['1', '2']],
    ['reading order, not number order', '{{3}} then {{1}}', ['3', '1']],
    ['twice the same', '{{1}} and {{1}}', ['1']],
    ['not a number', '{{x}} {{ 1 }}', []],
  ])('%s', (_, text, expected) => {
    expect(blankNames(text)).toEqual(expected);
  });
});

describe('standsAlone', () => {
  it.each([
    ['at the start', '{{1}} live here', '1', true],
    ['after a bullet', 'Bring:\n- {{1}}', '1', true],
    ['in a cell', 'Tool | Price\nSaw | {{1}}', '1', true],
    ['in a row of a form', 'Equipment: {{1}}', '1', true],
    ['in a sentence', 'They live in {{1}} here', '1', false],
    ['after another blank', '{{1}} {{2}}', '2', false],
    ['after a time', 'Open at 9:{{1}}', '1', false],
    ['one that is not there', 'They live', '9', false],
  ])('%s', (_, text, name, expected) => {
    expect(standsAlone(text, name)).toBe(expected);
  });
});

describe('textPieces', () => {
  it('splits at the blanks', () => {
    expect(textPieces('Bees {{1}} at {{2}}{{3}}')).toEqual([
      { kind: 'text', text: 'Bees ' },
      { kind: 'blank', name: '1' },
      { kind: 'text', text: ' at ' },
      { kind: 'blank', name: '2' },
      { kind: 'blank', name: '3' },
    ]);
  });
});
