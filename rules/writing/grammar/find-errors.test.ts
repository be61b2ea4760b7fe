import { describe, expect, it } from 'vitest';
import { AGREEMENT_CASES } from '#tests/support/grammar-cases/agreement-cases.ts';
import { CLAUSE_CASES } from '#tests/support/grammar-cases/clause-cases.ts';
import { NOUN_CASES } from '#tests/support/grammar-cases/noun-cases.ts';
import { PHRASE_CASES } from '#tests/support/grammar-cases/phrase-cases.ts';
import { USUAL_CASES } from '#tests/support/grammar-cases/usual-cases.ts';
import { VERB_CASES } from '#tests/support/grammar-cases/verb-cases.ts';
import { WORD_CASES } from '#tests/support/grammar-cases/word-cases.ts';
import { readEssay } from '../essay-text.ts';
import { findErrors, GRAMMAR_RULES } from './find-errors.ts';

const CASES = {
  ...USUAL_CASES,
  ...PHRASE_CASES,
  ...VERB_CASES,
  ...AGREEMENT_CASES,
  ...NOUN_CASES,
  ...CLAUSE_CASES,
  ...WORD_CASES,
};
const MIN_CASES = 5;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

interface Found {
  text: string;
  replacement: string | null;
}

function found(text: string, id?: string): Found[] {
  return findErrors(readEssay(text))
    .filter((error) => id === undefined || error.rule.id === id)
    .map((error) => ({
      text: text.slice(error.start, error.end),
      replacement: error.replacements[0] ?? null,
    }));
}

describe('the grammar rule pack', () => {
  it('has cases and a unique id for every rule', () => {
    expect(GRAMMAR_RULES.map((rule) => rule.id).sort()).toEqual(Object.keys(CASES).sort());
  });

  it.each(GRAMMAR_RULES.map((rule) => [rule.id, rule] as const))('explains the error: %s', (_, rule) => {
    expect(rule.title.length).toBeGreaterThan(3);
    expect(rule.explain).toMatch(/[.…)]$/);
    expect(rule.pattern.flags).toContain('g');
  });

  describe.each(Object.entries(CASES))('%s', (id, { wrong, right }) => {
    it(`has ${MIN_CASES} cases of each kind`, () => {
      expect(linesOf(wrong).length).toBeGreaterThanOrEqual(MIN_CASES);
      expect(linesOf(right).length).toBeGreaterThanOrEqual(MIN_CASES);
    });
    it.each(linesOf(wrong))('flags: %s', (marked) => {
      const expected = [...marked.matchAll(/\[([^\]→]+)(?:→([^\]]+))?\]/g)].map(([, text = '', mended]) => ({
        text,
        replacement: mended ?? null,
      }));
      expect(found(marked.replace(/→[^\]]+(?=\])/g, '').replace(/[[\]]/g, ''), id)).toEqual(expected);
    });
    it.each(linesOf(right))('leaves alone: %s', (text) => {
      expect(found(text)).toEqual([]);
    });
  });

  it('does not require a capital after a line break in the middle of a sentence', () => {
    expect(found('The water is taken,\nwith the help of a pump,\nto the roof.')).toEqual([]);
    expect(found('It is late.\nwe should go.\n\nthey left.')).toEqual([
      { text: 'we', replacement: 'We' },
      { text: 'they', replacement: 'They' },
    ]);
  });

  it('returns errors in the order of the text, without overlaps', () => {
    const text = 'i am agree. It help many reason, it is big problem. She can to helps the the poor .';
    const errors = findErrors(readEssay(text));
    expect(errors.length).toBeGreaterThan(4);
    for (const [index, error] of errors.entries()) {
      expect(error.start).toBeGreaterThanOrEqual(errors[index - 1]?.end ?? 0);
    }
  });
});
