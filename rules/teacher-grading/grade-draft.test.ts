import { describe, expect, it } from 'vitest';
import type { DraftPart } from '#contract/teacher-desk.ts';
import { bandsOf, gradeOfDraft, mergeParts, missingBands, replacesPart } from './grade-draft.ts';

const part = (band: number | null, at = 1_000, more: Partial<DraftPart> = {}): DraftPart => ({
  at,
  skew: 0,
  band,
  comments: [],
  summary: null,
  ...more,
});
const comment = (words: string) => ({
  tone: 'improve' as const,
  comment: words,
  quote: null,
  at_seconds: null,
});

it.each([
  ['the first', undefined, part(6), true],
  ['a newer one', part(5, 1), part(6, 2), true],
  ['the same again', part(5, 2), part(5, 2), true],
  ['an older one that arrives late', part(5, 2), part(6, 1), false],
  ['one by a clock that is behind', part(5, 2), part(6, 1, { skew: 5 }), true],
])('%s replaces what is stored: %o → %o: %s', (_, stored, given, expected) => {
  expect(replacesPart(stored, given)).toBe(expected);
});

it('of two devices each part that was written last is kept', () => {
  const merged = mergeParts({ TR: part(5, 1), CC: part(6, 9) }, { TR: part(7, 2), CC: part(4, 3) });
  expect(merged).toMatchObject({ TR: { band: 7 }, CC: { band: 6 } });
});

describe('a grade from a draft', () => {
  const bands = { TR: part(6), CC: part(6.5), LR: part(0), GRA: part(5) };

  it.each([
    ['nothing', {}, ['TR', 'CC', 'LR', 'GRA']],
    ['a criterion with comments only', { ...bands, LR: part(null) }, ['LR']],
    ['band 0', bands, []],
  ])('%s lacks %o', (_, parts, missing) => {
    expect(missingBands('writing', parts)).toEqual(missing);
    expect(gradeOfDraft('writing', parts) === null).toBe(missing.length > 0);
  });

  it('has the bands in order, the comments with their criteria, and no empty words', () => {
    const parts = {
      ...bands,
      TR: part(6, 1, { comments: [comment('Ý rõ.'), comment('  ')] }),
      overall: part(null, 1, { comments: [comment('Chữ đẹp.')], summary: '  ' }),
    };
    expect(bandsOf('writing', parts).map(({ band }) => band)).toEqual([6, 6.5, 0, 5]);
    expect(gradeOfDraft('writing', parts)).toMatchObject({
      summary: null,
      comments: [
        { criterion: 'TR', comment: 'Ý rõ.' },
        { criterion: null, comment: 'Chữ đẹp.' },
      ],
    });
  });
});
