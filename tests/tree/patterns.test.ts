import { checkSync } from 'recheck';
import { analyse } from 'scslre';
import { describe, expect, it, vi } from 'vitest';
import { shippedPatterns } from './patterns.ts';

// The analyser's JavaScript, here and everywhere: neither Java nor a binary.
vi.hoisted(() => {
  process.env.RECHECK_SYNC_BACKEND = 'pure';
});

/** An automaton decides in milliseconds, or is too large to decide. */
const DECIDING = { checker: 'automaton', timeout: 1_000, maxNFASize: 3_000 } as const;

/** Null where the automaton is too large even for the stack, which depends on how warm the engine is. */
function decision(source: string, flags: string) {
  try {
    return checkSync(source, flags, DECIDING);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Why matching may take more than time in proportion to the text; null where it does not. What an automaton cannot
 * decide (looking around, looking back, many alternatives) is looked at for repetitions that compete for one text.
 */
function superLinear(source: string, flags: string): string | null {
  const verdict = decision(source, flags);
  if (verdict?.status === 'safe') return null;
  if (verdict?.status === 'vulnerable') return `${verdict.complexity.summary}: ${verdict.attack.pattern}`;
  const [report] = analyse({ source, flags }).reports;
  return report ? report.type : null;
}

describe('patterns of the code that ships', () => {
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

  it('are made where they can be looked at: with their module, of what is known then', () => {
    // Made of the words of a quote, at most 300 signs, each for itself; what repeats is the space between two words.
    expect(unknown.filter((place) => !place.startsWith('rules/writing/find-words.ts:'))).toEqual([]);
  });

  it('take time in proportion to the text at most', { timeout: 240_000 }, () => {
    const slow = patterns.flatMap(({ source, flags, places }) => {
      const why = superLinear(source, flags);
      return why === null ? [] : [`${places.join(', ')} /${source}/${flags}: ${why}`];
    });
    expect(slow).toEqual([]);
  });
});

describe('the rule itself', () => {
  it.each([
    ['signs at the end', '[.!]+$', 'g', true],
    ['the same from their first one', '(?<![.!])[.!]+$', 'g', false],
    ['repetitions one within the other', '^(?:a+)+$', '', true],
    ['two that compete', '^a+a+$', '', true],
    ['two that compete, looked ahead of', '(?=x)^\\s*\\s+$', '', true],
    ['what starts anew at each sign', '<p[^>]*>', '', true],
    ['what stops where it may start', '<p[^<>]*>', '', false],
    ['a word', '\\p{L}+', 'u', false],
  ])('%s', (_, source, flags, isSlow) => {
    expect(superLinear(source, flags) !== null).toBe(isSlow);
  });
});
