import { describe, expect, it } from 'vitest';
import { acceptedAlternatives, matchesAccepted } from './answer-matching.ts';

describe('matchesAccepted', () => {
  it.each([
    ['the same text', 'rooftop', 'rooftop'],
    ['another case', 'ROOFtop', 'Rooftop'],
    ['surrounding spaces', '  rooftop\t', 'rooftop'],
    ['spaces around an alternative', 'roof', 'rooftop | roof '],
    ['runs of spaces inside', 'solar   panels', 'solar panels'],
    ['a no-break space', 'solar\u00a0panels', 'solar panels'],
    ['the second alternative', 'evening', 'night|evening'],
    ['a curly apostrophe', 'farmer’s', "farmer's"],
    ['an opening quote as apostrophe', 'farmer‘s', "farmer's"],
    ['a modifier apostrophe', 'farmerʼs', "farmer's"],
    ['a backtick as apostrophe', 'farmer`s', "farmer's"],
    ['a curly apostrophe in the key', "farmer's", 'farmer’s'],
    ['a non-breaking hyphen', 'long\u2011term', 'long-term'],
    ['a space for the hyphen', 'long term', 'long-term'],
    ['a hyphen for the space', 'long-term', 'long term'],
    ['spaces around the hyphen', 'long - term', 'long-term'],
    ['American for British', 'neighborhood', 'neighbourhood'],
    ['British for American', 'behaviour', 'behavior'],
    ['one word of several', 'city center', 'city centre'],
    ['-ize for -ise', 'organized', 'organised'],
    ['-yze for -yse', 'analyze', 'analyse'],
    ['single l for double', 'traveling', 'travelling'],
    ['double l for single', 'modelling', 'modeling'],
    ['grey and gray', 'gray', 'grey'],
    ['learnt and learned', 'learned', 'learnt'],
    ['meter for metre', '25 meters', '25 metres'],
    ['program for programme', 'training program', 'training programme'],
    ['decomposed accents', 'cafe\u0301', 'café'],
  ])('accepts %s', (_, answer, accepted) => {
    expect(matchesAccepted(answer, accepted)).toBe(true);
  });

  it.each([
    ['a misspelling', 'neigborhood', 'neighbourhood'],
    ['a misspelling that looks American', 'flor', 'flour'],
    ['another misspelling that looks American', 'ofice', 'office'],
    ['a missing plural', 'panel', 'panels'],
    ['an extra word', 'the rooftop', 'rooftop'],
    ['joined words', 'longterm', 'long-term'],
    ['another range', '5 10', '5-10'],
    ['metre where a device is meant', 'parking metre', 'parking meter'],
    ['practise where the noun is meant', 'practise', 'practice'],
    ['a missing apostrophe', 'farmers', "farmer's"],
    ['a blank', '   ', 'rooftop'],
    ['a blank against an empty alternative', '', 'rooftop||roof'],
    ['the separator', '|', 'rooftop|roof'],
    ['two alternatives at once', 'night|evening', 'night|evening'],
  ])('refuses %s', (_, answer, accepted) => {
    expect(matchesAccepted(answer, accepted)).toBe(false);
  });
});

describe('acceptedAlternatives', () => {
  it.each([
    ['one', ['one']],
    [' one | two words ', ['one', 'two words']],
    ['one||two|', ['one', 'two']],
    [' | ', []],
  ])('%j', (accepted, expected) => {
    expect(acceptedAlternatives(accepted)).toEqual(expected);
  });
});
