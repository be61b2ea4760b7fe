import { describe, expect, it } from 'vitest';
import type { GivenVerdict } from '#contract/teacher-desk.ts';
import { readVerdict } from './read-verdict.ts';

const ESSAY = 'Bees help our city.';
type Grade = Extract<GivenVerdict, { kind: 'grade' }>;
const criteria: Grade['criteria'] = [
  { code: 'GRA', band: 5 },
  { code: 'TR', band: 6.5 },
  { code: 'CC', band: 6 },
  { code: 'LR', band: 6 },
];
const comment = (more: Partial<Grade['comments'][number]> = {}): Grade['comments'][number] => ({
  criterion: 'TR',
  tone: 'improve',
  comment: ' Ý rõ. ',
  quote: null,
  at_seconds: null,
  ...more,
});
const grade = (more: Partial<Grade> = {}): Grade => ({
  kind: 'grade',
  criteria,
  summary: null,
  comments: [],
  ...more,
});
const essay = { kind: 'writing', essay: ESSAY } as const;
const talk = { kind: 'speaking', essay: null } as const;
const spoken: Grade['criteria'] = [
  { code: 'FC', band: 6 },
  { code: 'LR', band: 6 },
  { code: 'GRA', band: 6 },
  { code: 'P', band: 7 },
];

it('a verdict has bands in order, their mean, and quotes with their words', () => {
  const given = grade({
    summary: ' ',
    comments: [comment({ quote: { start: 0, end: 4 } }), comment({ comment: ' ' })],
  });
  expect(readVerdict(given, essay)).toEqual({
    ok: true,
    verdict: {
      grade: {
        band: 6,
        criteria: [
          { code: 'TR', band: 6.5 },
          { code: 'CC', band: 6 },
          { code: 'LR', band: 6 },
          { code: 'GRA', band: 5 },
        ],
        summary: null,
        comments: [
          { criterion: 'TR', tone: 'improve', comment: 'Ý rõ.', quote: { start: 0, end: 4, text: 'Bees' } },
        ],
      },
    },
  });
});

it('a comment on a recording points to a second of it', () => {
  const given = grade({ criteria: spoken, comments: [comment({ criterion: 'P', at_seconds: 12.5 })] });
  expect(readVerdict(given, talk)).toMatchObject({
    verdict: { grade: { band: 6.5, comments: [{ criterion: 'P', at_seconds: 12.5, quote: null }] } },
  });
});

it('a refusal has its reason', () => {
  expect(readVerdict({ kind: 'refusal', refusal: 'Bài trống.' }, essay)).toEqual({
    ok: true,
    verdict: { refusal: 'Bài trống.' },
  });
});

describe('refused is', () => {
  it.each<[string, Grade, typeof essay | typeof talk, string]>([
    ['a missing band', grade({ criteria: criteria.slice(1) }), essay, 'BANDS_MISSING'],
    ['bands of the other kind', grade({ criteria: spoken }), essay, 'BANDS_MISSING'],
    ['a band too many', grade({ criteria: [...criteria, { code: 'P', band: 6 }] }), essay, 'BANDS_MISSING'],
    [
      'a quote past the end',
      grade({ comments: [comment({ quote: { start: 0, end: 999 } })] }),
      essay,
      'QUOTE_NOT_FOUND',
    ],
    [
      'a quote of a recording',
      grade({ criteria: spoken, comments: [comment({ criterion: 'P', quote: { start: 0, end: 4 } })] }),
      talk,
      'QUOTE_NOT_FOUND',
    ],
    [
      'a comment on a criterion of speaking',
      grade({ comments: [comment({ criterion: 'FC' })] }),
      essay,
      'QUOTE_NOT_FOUND',
    ],
  ])('%s', (_, given, work, code) => {
    expect(readVerdict(given, work)).toEqual({ ok: false, code });
  });
});
