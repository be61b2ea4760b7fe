import { describe, expect, it } from 'vitest';
import { acceptedAlternatives, matchesAccepted, matchesBesideArticle } from './answer-matching.ts';

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
    ['a full stop at the end', 'rooftop.', 'rooftop'],
    ['quotation marks', '“rooftop”', 'rooftop'],
    ['single quotation marks', "'rooftop'", 'rooftop'],
    ['no accents for accents', 'cafe', 'café'],
    ['e-mail with a hyphen', 'e-mail', 'email'],
    ['a prefix without its hyphen', 'cooperation', 'co-operation'],
    ['a prefix with a hyphen', 'non-fiction', 'nonfiction'],
    ['an American storey', 'multistory', 'multi-storey'],
    ['& for and', 'bed & breakfast', 'bed and breakfast'],
    ['a word for digits', 'two', '2'],
    ['digits for a word', '25', 'twenty-five'],
    ['digits in a compound', '3 day', 'three-day'],
    ['a large number in words', 'two hundred and fifty', '250'],
    ['millions', '2 million', '2,000,000'],
    ['a year in words', 'nineteen ninety', '1990'],
    ['thousands without a comma', '1500', '1,500'],
    ['thousands with a space', '1 500', '1,500'],
    ['a telephone number without spaces', '0412345678', '0412 345 678'],
    ['a telephone number with hyphens', '0412-345-678', '0412 345 678'],
    ['an ordinal in digits', '3rd floor', 'third floor'],
    ['a century', '21st century', 'twenty-first century'],
    ['a unit without a space', '25kg', '25 kg'],
    ['a unit with a space', '25 kg', '25kg'],
    ['a range in words', '5 to 10', '5-10'],
    ['a range with a dash', '5 – 10', '5-10'],
    ['an amount in words', '45 pounds', '£45'],
    ['an amount with its sign', '$3 million', '3 million dollars'],
    ['a round amount', '£9.00', '£9'],
    ['one pound', 'one pound', '£1'],
    ['per cent', '45 per cent', '45%'],
    ['percent in words', 'forty-five percent', '45%'],
    ['a time with a colon', '9:30', '9.30'],
    ['a time with a zero', '09:30', '9.30'],
    ['a time in the morning', '9.30am', '9.30 a.m.'],
    ['a full hour', '9 am', '9.00 am'],
    ['the month first', 'March 12', '12 March'],
    ['an ordinal day', '12th March', '12 March'],
    ['a day with of', 'the 12th of March', '12 March'],
    ['a day in words', 'twelfth of March', 'March 12th'],
    ['a day and a month in digits', '15/5', '15 May'],
    ['a month with a zero', '15/05', '15 May|May 15'],
    ['a date with a comma', 'March 12, 1998', '12 March 1998'],
    ['a unit in the other spelling', '2.5 metres', '2.5 meters'],
    ['palaeontology in American', 'paleontologist', 'palaeontologist'],
    ['fossilised', 'fossilized', 'fossilised'],
    ['enquiry and inquiry', 'inquiry', 'enquiry'],
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
    ['two alternatives with a slash', 'night/evening', 'night|evening'],
    ['another number in words', 'fifteen', '50'],
    ['a misspelt number', 'fourty', '40'],
    ['digits that only look joined', '2 5', '25'],
    ['years that are no telephone number', '1998-2004', '19982004'],
    ['another decimal', '1.500', '1,500'],
    ['another amount', '$45', '£45'],
    ['an amount without its unit', '45', '£45'],
    ['singular for plural', 'pound', 'pounds'],
    ['a missing plural after a number', '30 second', '30 seconds'],
    ['another time', '9.30', '9.3'],
    ['another month', '12 March', '12 May'],
    ['the month before the day, in digits', '5/12', 'May 12'],
    ['a fraction that is no date', '1/20', '20 January'],
    ['a day without its month', '12', '12 March'],
    ['a wrong accent', 'cafè', 'café'],
    ['a full stop alone', '.', 'rooftop'],
    ['a comma inside', 'roof, top', 'roof top'],
  ])('rejects %s', (_, answer, accepted) => {
    expect(matchesAccepted(answer, accepted)).toBe(false);
  });
});

describe('matchesBesideArticle', () => {
  it.each([
    ['an article missing in the key', 'a torch', 'torch', true],
    ['an article missing in the answer', 'torch', 'the torch', true],
    ['a word that begins like an article', 'anchor', 'chor', false],
    ['only the article', 'the', 'the torch', false],
    ['another word in front', 'my torch', 'torch', false],
    ['an article inside', 'torch and a map', 'torch and map', false],
  ])('%s', (_, answer, accepted, expected) => {
    expect(matchesBesideArticle(answer, accepted)).toBe(expected);
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
