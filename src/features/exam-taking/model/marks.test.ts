import { describe, expect, it } from 'vitest';
import { addHighlight, addNote, clearSpan, editNote, isMarked, type Mark, placeOf } from './marks.ts';

const TEXT = 'abcdefghij';
const mark = (start: number, end: number, note: string | null = null, pane = 'p'): Mark => ({
  id: `${start}`,
  pane,
  start,
  end,
  text: TEXT.slice(start, end),
  note,
});
const span = (start: number, end: number) => ({ pane: 'p', start, end });
const seen = (marks: readonly Mark[]): string[] =>
  marks.map(({ text, note, pane }) => `${pane}:${text}${note === null ? '' : `=${note}`}`).sort();

describe('addHighlight', () => {
  it.each([
    ['alone', [], span(2, 4), ['p:cd']],
    ['apart from another', [mark(6, 8)], span(2, 4), ['p:cd', 'p:gh']],
    ['overlapping', [mark(3, 6)], span(2, 4), ['p:cdef']],
    ['touching', [mark(4, 6)], span(2, 4), ['p:cdef']],
    ['inside another', [mark(1, 9)], span(2, 4), ['p:bcdefghi']],
    ['joining two', [mark(0, 2), mark(5, 7)], span(1, 6), ['p:abcdefg']],
    ['leaving a note unchanged', [mark(3, 6, 'n')], span(2, 4), ['p:cd', 'p:def=n']],
    ['leaving another pane unchanged', [mark(3, 6, null, 'q')], span(2, 4), ['p:cd', 'q:def']],
  ])('%s', (_, before, added, expected) => {
    expect(seen(addHighlight(before, added, TEXT, 'new'))).toEqual(expected);
  });
});

describe('clearSpan', () => {
  it.each([
    ['an unmarked span', [mark(6, 8)], span(2, 4), ['p:gh']],
    ['all of a highlight', [mark(2, 4)], span(2, 4), []],
    ['its beginning', [mark(2, 6)], span(0, 4), ['p:ef']],
    ['its end', [mark(2, 6)], span(4, 9), ['p:cd']],
    ['its middle', [mark(1, 8)], span(3, 5), ['p:bc', 'p:fgh']],
    ['a note that overlaps', [mark(1, 8, 'n')], span(3, 5), []],
    ['a note that is only adjacent', [mark(1, 3, 'n')], span(3, 5), ['p:bc=n']],
  ])('%s', (_, before, cleared, expected) => {
    const after = clearSpan(before, cleared);
    expect(seen(after)).toEqual(expected);
    expect(isMarked(after, cleared)).toBe(false);
    for (const { start, end, text } of after) expect(TEXT.slice(start, end)).toBe(text);
  });
});

it.each([
  ['new text', 'new', ['p:cd=new']],
  ['only spaces', '  ', []],
])('editNote: %s', (_, note, expected) => {
  const noted = addNote([], span(2, 4), TEXT, 'id', 'old');
  expect(seen(editNote(noted, 'id', note))).toEqual(expected);
});

describe('placeOf', () => {
  it.each([
    ['unchanged', 'abcdefghij', { start: 2, end: 4 }],
    ['moved', 'xxabcdefghij', { start: 4, end: 6 }],
    ['the nearest of several', 'cd------xxcd', { start: 0, end: 2 }],
    ['gone', 'abxxefghij', null],
  ])('%s', (_, text, expected) => {
    expect(placeOf(mark(2, 4), text)).toEqual(expected);
  });
});
