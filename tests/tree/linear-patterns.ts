import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { analyse } from 'scslre';
import { z } from 'zod/mini';

/** Hashes of the patterns that match in linear time, one a line. */
const GOLDEN_FILE = 'tests/golden/linear-patterns.txt';

const { devDependencies } = z
  .object({ devDependencies: z.object({ recheck: z.string(), scslre: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const ANALYSERS = `recheck ${devDependencies.recheck}, scslre ${devDependencies.scslre}`;

/** The automaton checker decides in milliseconds, or the automaton is too large; then the other analyser decides. */
const DECIDING = { checker: 'automaton', timeout: 250, maxNFASize: 3_000 } as const;

interface Signs {
  source: string;
  flags: string;
}

/** Null where the automaton overflows the stack, which depends on how warm the engine is. */
function decision({ source, flags }: Signs) {
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
function repeats({ source, flags }: Signs): boolean {
  const signs = source.replace(/\\./gsu, '').replace(/\[[^\]]*\]/gu, '');
  return flags.includes('v') || /[*+]|\{\d/u.test(signs);
}

/**
 * Why matching may take more than linear time; null where it does not. What the automaton checker cannot decide
 * (lookarounds, backreferences, many alternatives) is searched for repetitions that compete for the same text.
 */
export function superLinear(pattern: Signs): string | null {
  if (!repeats(pattern)) return null;
  const verdict = decision(pattern);
  if (verdict?.status === 'safe') return null;
  if (verdict?.status === 'vulnerable') return `${verdict.complexity.summary}: ${verdict.attack.pattern}`;
  const [report] = analyse(pattern).reports;
  return report ? report.type : null;
}

/** Of a pattern and those who judge it. */
const hashOf = ({ source, flags }: Signs): string =>
  createHash('sha256').update(`${ANALYSERS}: /${source}/${flags}`).digest('hex').slice(0, 16);

/** Of the patterns in which something repeats, those that were found to be linear before, and those that nobody has judged. */
export function judgedBefore<T extends Signs>(patterns: readonly T[]): { judged: T[]; fresh: T[] } {
  const known = new Set(readFileSync(GOLDEN_FILE, 'utf8').split('\n'));
  const { judged = [], fresh = [] } = Object.groupBy(patterns.filter(repeats), (pattern) =>
    known.has(hashOf(pattern)) ? 'judged' : 'fresh',
  );
  return { judged, fresh };
}

/** Notes that these are linear, and no others. */
export const noteLinear = (patterns: readonly Signs[]): void =>
  writeFileSync(GOLDEN_FILE, `${patterns.filter(repeats).map(hashOf).toSorted().join('\n')}\n`);
