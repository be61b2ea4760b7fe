import { describe, expect, it, vi } from 'vitest';
import { Random } from '../chaos/random.ts';
import { judgedBefore, noteLinear, superLinear } from './linear-patterns.ts';
import { type Pattern, scan, shippedPatterns } from './patterns.ts';

// Use the analyser's JavaScript backend everywhere: no Java, no native binary.
vi.hoisted(() => {
  process.env.RECHECK_SYNC_BACKEND = 'pure';
});

/** Judges each pattern again, which takes most of a minute, and notes those that are linear. */
const ALL_AGAIN = process.env.UPDATE_GOLDEN === '1';
/** Patterns that nobody has noted yet; more of them take long in every run. */
const FRESH_MAX = 40;
/** Of the noted ones, others in each run. */
const LOOKED_AT_AGAIN = 15;

const slowOf = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap((pattern) => {
    const why = superLinear(pattern);
    return why === null ? [] : [`${pattern.places.join(', ')} /${pattern.source}/${pattern.flags}: ${why}`];
  });

describe('regular expressions in shipped code', () => {
  const { patterns, unknown } = shippedPatterns();

  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(600);
    const places = patterns.flatMap((pattern) => pattern.places);
    for (const part of ['contract/', 'rules/writing/grammar/', 'server/', 'speech/', 'src/', 'sw/']) {
      expect(
        places.some((place) => place.startsWith(part)),
        part,
      ).toBe(true);
    }
  });

  it('are created while their module loads, so that they can be analysed', () => {
    // Built from the words of a quote (at most 300 characters), all escaped; only the space between words repeats.
    expect(unknown.filter((place) => !place.startsWith('rules/writing/find-words.ts:'))).toEqual([]);
  });

  const { judged, fresh } = ALL_AGAIN ? { judged: [], fresh: patterns } : judgedBefore(patterns);

  it('match in linear time', { timeout: 240_000 }, () => {
    expect(slowOf(fresh)).toEqual([]);
    if (ALL_AGAIN) noteLinear(patterns);
    else expect(fresh.length, 'note them: UPDATE_GOLDEN=1').toBeLessThanOrEqual(FRESH_MAX);
  });

  it('are noted as linear only where they are', () => {
    const random = new Random(Date.now());
    const some = judged.length > 0 ? Array.from({ length: LOOKED_AT_AGAIN }, () => random.pick(judged)) : [];
    expect(slowOf(some)).toEqual([]);
  });
});

describe('the rule itself', () => {
  it('sees literals, and where patterns are made of strings', () => {
    const source = 'const a = /b+/g;\nconst of = (word: string) => new RegExp(word + word);';
    expect(scan({ path: 'src/a.ts', source })).toEqual({
      literals: [{ place: 'src/a.ts:1', source: 'b+', flags: 'g' }],
      constructions: ['src/a.ts:2'],
    });
  });

  it.each([
    ['signs at the end', '[.!]+$', 'g', true],
    ['the same from their first one', '(?<![.!])[.!]+$', 'g', false],
    ['repetitions one within the other', '^(?:a+)+$', '', true],
    ['two that compete', '^a+a+$', '', true],
    ['two that compete, looked ahead of', '(?=x)^\\s*\\s+$', '', true],
    ['what starts anew at each sign', '<p[^>]*>', '', true],
    ['what stops where it may start', '<p[^<>]*>', '', false],
    ['a word', '\\p{L}+', 'u', false],
    ['a class in which one within the other is no repetition', '^[(a+)+]$', '', false],
    ['one behind an escaped backslash', '^(?:\\\\+)+$', '', true],
    ['one within a class of classes', '^(?:[\\w--[aeiou]]+)+$', 'v', true],
  ])('%s', (_, source, flags, isSlow) => {
    expect(superLinear({ source, flags }) !== null).toBe(isSlow);
  });
});
