import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

const linesOf = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length;
const files = codeFiles().map((path) => ({ path, lines: linesOf(path) }));

const isSource = (path: string): boolean =>
  /^(?:build|contract|operator|rules|server|speech|src|sw)\//.test(path) && !/\.test\.tsx?$/.test(path);
/** Tables of cases are read line by line. */
const isTable = (path: string): boolean => path.startsWith('rules/writing/grammar/cases/');

const sources = files.filter(({ path }) => isSource(path) && !isTable(path));
const lengths = sources.map(({ lines }) => lines).toSorted((a, b) => a - b);
const share = (part: number): number => lengths[Math.floor(lengths.length * part)] ?? 0;

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Each function of a file, including components and methods, with its first and last line. */
function functionsOf(path: string): { place: string; lines: number }[] {
  const source = readFileSync(path, 'utf8');
  const functions: { place: string; lines: number }[] = [];
  const take = ({ start, end }: ESTree.Span) => {
    const first = lineAt(source, start);
    functions.push({ place: `${path}:${first}`, lines: lineAt(source, end) - first + 1 });
  };
  new Visitor({ FunctionDeclaration: take, FunctionExpression: take, ArrowFunctionExpression: take }).visit(
    parseSync(path, source).program,
  );
  return functions;
}

describe('files and functions can be read in one go', () => {
  it('sources have at most 300 lines', () => {
    expect(sources.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  it('tests and tables have at most 420 lines', () => {
    expect(files.filter(({ lines }) => lines > 420)).toEqual([]);
  });

  it('half of the sources have at most 50 lines, and nine of ten at most 150', () => {
    expect(share(0.5)).toBeLessThanOrEqual(50);
    expect(share(0.9)).toBeLessThanOrEqual(150);
  });

  it('functions have at most 80 lines', () => {
    const functions = sources
      .filter(({ path }) => !path.startsWith('speech/training/'))
      .flatMap(({ path }) => functionsOf(path));
    expect(functions.length).toBeGreaterThan(4000);
    expect(functions.filter(({ lines }) => lines > 80)).toEqual([]);
  });
});
