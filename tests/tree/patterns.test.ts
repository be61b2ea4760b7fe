import { checkSync } from 'recheck';
import { analyse } from 'scslre';
import { describe, expect, it, vi } from 'vitest';
import { scan, shippedPatterns } from './patterns.ts';

// Use the analyser's JavaScript backend everywhere: no Java, no native binary.
vi.hoisted(() => {
  process.env.RECHECK_SYNC_BACKEND = 'pure';
});

/** The automaton checker decides in milliseconds, or the automaton is too large; then the other analyser decides. */
const DECIDING = { checker: 'automaton', timeout: 250, maxNFASize: 3_000 } as const;

/** Null where the automaton overflows the stack, which depends on how warm the engine is. */
function decision(source: string, flags: string) {
  try {
    return checkSync(source, flags, DECIDING);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Whether anything in a pattern repeats. What does not is an automaton without a loop, linear by its size; the checker
 * takes as long to say so as for any other.
 */
function repeats(source: string, flags: string): boolean {
  const signs = source.replace(/\\./gsu, '').replace(/\[[^\]]*\]/gu, '');
  return flags.includes('v') || /[*+]|\{\d/u.test(signs);
}

/**
 * Why matching may take more than linear time; null where it does not. What the automaton checker cannot decide
 * (lookarounds, backreferences, many alternatives) is searched for repetitions that compete for the same text.
 */
function superLinear(source: string, flags: string): string | null {
  if (!repeats(source, flags)) return null;
  const verdict = decision(source, flags);
  if (verdict?.status === 'safe') return null;
  if (verdict?.status === 'vulnerable') return `${verdict.complexity.summary}: ${verdict.attack.pattern}`;
  const [report] = analyse({ source, flags }).reports;
  return report ? report.type : null;
}

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

  it('match in linear time', { timeout: 240_000 }, () => {
    const slow = patterns.flatMap(({ source, flags, places }) => {
      const why = superLinear(source, flags);
      return why === null ? [] : [`${places.join(', ')} /${source}/${flags}: ${why}`];
    });
    expect(slow).toEqual([]);
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
    expect(superLinear(source, flags) !== null).toBe(isSlow);
  });
});
