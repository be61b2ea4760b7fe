import { describe, expect, it } from 'vitest';
import { CHART_SYMBOLS, chartSymbols } from './chart-symbols.ts';

describe('chartSymbols', () => {
  it('knows 44 sounds', () => {
    expect(new Set(CHART_SYMBOLS).size).toBe(44);
  });

  it.each([
    ['ˈtiːtʃə', ['t', 'iː', 'tʃ', 'ə']],
    ['ˈhæpi', ['h', 'æ', 'p', 'iː']],
    ['nɪə', ['n', 'ɪə']],
    ['həʊm', ['h', 'əʊ', 'm']],
    ['dʒʌdʒ', ['dʒ', 'ʌ', 'dʒ']],
    ['lɔx', null],
  ])('%s', (ipa, expected) => {
    expect(chartSymbols(ipa)).toEqual(expected);
  });
});
