import { describe, expect, it } from 'vitest';
import { slipForms } from './slip-forms.ts';

/** `final_dropped T` for a dropped sound, `s_for_sh SH>S` for a substitution. */
const describeSlips = (phones: string, spelled: string, next = '') => {
  const names = phones.split(' ');
  return slipForms(names, spelled, next).map(({ slip, at, length, instead }) => {
    const asked = names.slice(at, at + length).join(' ');
    return instead.length === 0 ? `${slip} ${asked}` : `${slip} ${asked}>${instead.join(' ')}`;
  });
};

describe('the slips that are possible in a word', () => {
  it.each([
    ['see: nothing ends it', 'S IY', 'see', ['sh_for_s S>SH']],
    ['seed', 'D IY D', 'deed', ['final_dropped D']],
    ['a word that ends in letters of -ed is no past form', 'B EH D', 'bed', ['final_dropped D']],
    ['need', 'N IY D', 'need', ['final_dropped D']],
    ['walked', 'W AO K T', 'walked', ['ed_dropped T']],
    ['played', 'P L EY D', 'played', ['ed_dropped D']],
    ['tried', 'T R AY D', 'tried', ['ed_dropped D']],
    ['wanted: the vowel goes with it', 'W AA N T IH D', 'wanted', ['ed_dropped IH D']],
    ['cats', 'K AE T S', 'cats', ['s_dropped S', 'sh_for_s S>SH']],
    ['boxes: the vowel goes with it', 'B AA K S IH Z', 'boxes', ['s_dropped IH Z', 'sh_for_s S>SH']],
    ['she', 'SH IY', 'she', ['s_for_sh SH>S']],
    ['think', 'TH IH NG K', 'think', ['final_dropped K', 's_for_th TH>S', 't_for_th TH>T']],
    ['an r after a vowel is optional', 'K AA R', 'car', []],
    ['a consonant alone', 'M', 'm', []],
    ['a word whose last sound nobody misses', 'AE N D', 'and', []],
  ])('%s', (_, phones, spelled, expected) => {
    expect(describeSlips(phones, spelled)).toEqual(expected);
  });

  it.each([
    ['just now: a t between consonants', 'JH AH K T', 'N', []],
    ['a t before a vowel', 'JH AH K T', 'IH', ['final_dropped T']],
    ['take care: one sound for two', 'T EY K', 'K', []],
    ['take back', 'T EY K', 'B', ['final_dropped K']],
    ['a t after a vowel', 'HH AA T', 'K', ['final_dropped T']],
  ])('ignores what native speakers drop as well: %s', (_, phones, next, expected) => {
    expect(describeSlips(phones, 'x', next)).toEqual(expected);
  });
});
