import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

const linesOf = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length;
const files = codeFiles().map((path) => ({ path, lines: linesOf(path) }));

const isSource = (path: string): boolean =>
  /^(?:build|contract|operator|rules|server|speech|src|sw)\//.test(path) && !/\.test\.tsx?$/.test(path);
/** Tables of cases are read a line at a time. */
const isTable = (path: string): boolean => path.startsWith('rules/writing/grammar/cases/');

const sources = files.filter(({ path }) => isSource(path) && !isTable(path));
const lengths = sources.map(({ lines }) => lines).toSorted((a, b) => a - b);
const share = (part: number): number => lengths[Math.floor(lengths.length * part)] ?? 0;

/** Sources that are longer than they should be, with how long they may be at most until they are split. */
const TOO_LONG: Readonly<Record<string, number>> = {
  'contract/evaluation.ts': 400,
  'rules/writing/grammar/agreement-rules.ts': 400,
  'rules/writing/grammar/noun-rules.ts': 400,
  'speech/talk/find-words.ts': 400,
};

describe('files can be read in one go', () => {
  it('sources have at most 300 lines, save those that are known', () => {
    const long = sources.filter(({ path, lines }) => lines > (TOO_LONG[path] ?? 300));
    expect(long).toEqual([]);
  });

  it('tests and tables have at most 420 lines', () => {
    expect(files.filter(({ lines }) => lines > 420)).toEqual([]);
  });

  it('half of the sources have at most 50 lines, and nine of ten at most 150', () => {
    expect(share(0.5)).toBeLessThanOrEqual(50);
    expect(share(0.9)).toBeLessThanOrEqual(150);
  });
});
