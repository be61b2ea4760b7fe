import { describe, expect, it } from 'vitest';
import type { Estimate } from '#contract/evaluation-parts.ts';
import type { EssayCorrection } from '#contract/writing-evaluation.ts';
import { compareDrafts, type GradedDraft, type Verdict } from './redraft.ts';

const band = (low: number, high: number): Estimate => ({ low, point: (low + high) / 2, high });

function correction(essay: string, text: string, rule: string, ...replacements: string[]): EssayCorrection {
  const start = essay.indexOf(text);
  return {
    start,
    end: start + text.length,
    text,
    replacements,
    rule,
    title: rule,
    comment: rule,
    criterion: 'GRA',
  };
}

function draft(
  essay: string,
  corrections: EssayCorrection[] = [],
  gra: Estimate = band(4, 6),
  version = '2',
): GradedDraft {
  return {
    essay,
    result: {
      outcome: 'graded',
      engine: { name: 'luyen-writing', version },
      band: gra,
      confidence: 0.4,
      word_count: 4,
      criteria: [{ code: 'GRA', band: gra, reasons: [] }],
      corrections,
    },
  };
}

describe('the bands of two versions', () => {
  const cases: [string, Estimate, Estimate, string, Verdict][] = [
    ['ranges apart, higher', band(3, 4), band(4.5, 6), '2', 'better'],
    ['ranges that touch', band(3, 4.5), band(4.5, 6), '2', 'too_close'],
    ['a higher point within the range', band(4, 6), band(5, 7), '2', 'too_close'],
    ['the same', band(4, 6), band(4, 6), '2', 'too_close'],
    ['ranges apart, lower', band(6, 7), band(4, 5.5), '2', 'worse'],
    ['another version of the grader', band(3, 4), band(6, 7), '1', 'other_grader'],
  ];
  it.each(cases)('%s', (_, before, after, version, verdict) => {
    const { criteria } = compareDrafts(draft('a', [], before, version), draft('b', [], after));
    expect(criteria).toEqual([{ code: 'GRA', before, after, verdict }]);
  });
});

describe('the corrections of two versions', () => {
  const first = 'It help many student. I am agree.';
  const earlier = draft(first, [
    correction(first, 'It help', 'third-person-s', 'It helps'),
    correction(first, 'many student', 'missing-plural-s', 'many students'),
    correction(first, 'am agree', 'be-base-verb', 'agree'),
  ]);
  const texts = (list: readonly { text: string }[]): string[] => list.map(({ text }) => text);

  it('are settled, unchanged or new', () => {
    const second = 'It helps many student. They is happy.';
    const later = draft(second, [
      correction(second, 'many student', 'missing-plural-s', 'many students'),
      correction(second, 'They is', 'plural-subject-singular-verb', 'They are'),
    ]);
    const { settled, stays, fresh, isSame } = compareDrafts(earlier, later);
    expect(settled.map(({ correction: { text }, asProposed }) => [text, asProposed])).toEqual([
      ['It help', true],
      ['am agree', false],
    ]);
    expect(texts(stays)).toEqual(['many student']);
    expect(texts(fresh)).toEqual(['They is']);
    expect(isSame).toBe(false);
  });

  it('count an error twice if it occurs twice', () => {
    const twice = 'many student and many student';
    const two = draft(twice, [
      correction(twice, 'many student', 'missing-plural-s', 'many students'),
      correction(twice, 'many student', 'missing-plural-s', 'many students'),
    ]);
    const once = draft('many student', [
      correction('many student', 'many student', 'missing-plural-s', 'many students'),
    ]);
    expect(compareDrafts(two, once)).toMatchObject({ settled: [{}], stays: [{}], fresh: [] });
    expect(compareDrafts(once, two)).toMatchObject({ settled: [], stays: [{}], fresh: [{}] });
  });

  it('are the same for a text sent again, ignoring spaces and case', () => {
    expect(compareDrafts(earlier, draft(` ${first.toUpperCase()}\n`)).isSame).toBe(true);
  });

  it('are empty if a grader gave none', () => {
    const bare = draft('a');
    const { corrections: _, ...result } = bare.result;
    expect(compareDrafts({ ...bare, result }, { ...bare, result })).toMatchObject({
      settled: [],
      stays: [],
      fresh: [],
    });
  });
});
