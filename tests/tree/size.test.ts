import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { codeFiles, isTest, type SourceFile } from './source-files.ts';

const LINES_MAX = { source: 300, test: 420, function: 80 };

const linesOf = (source: string): number => source.trimEnd().split('\n').length;
const longerThan = (max: number, all: readonly SourceFile[]): string[] =>
  all.filter(({ source }) => linesOf(source) > max).map(({ path }) => path);

const files = codeFiles().map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const sources = files.filter(
  ({ path }) => /^(?:build|contract|operator|rules|server|speech|src|sw)\//.test(path) && !isTest(path),
);

/** Lines of the file at some part of all, shortest first. */
const share = (part: number, all: readonly SourceFile[]): number =>
  all.map(({ source }) => linesOf(source)).toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0;

/** A name alone on its line, as in a long list of properties or parameters: read at a glance, so it does not count. */
const NAME_ALONE = /^\s*\w+,$/;

/** Each function of a file, including components and methods, with its lines. */
function functionsOf({ path, source }: SourceFile): { place: string; lines: number }[] {
  const functions: { place: string; lines: number }[] = [];
  const take = ({ start, end }: ESTree.Span) => {
    const lines = source.slice(start, end).split('\n');
    functions.push({
      place: `${path}:${source.slice(0, start).split('\n').length}`,
      lines: lines.filter((line) => !NAME_ALONE.test(line)).length,
    });
  };
  new Visitor({ FunctionDeclaration: take, FunctionExpression: take, ArrowFunctionExpression: take }).visit(
    parseSync(path, source).program,
  );
  return functions;
}
const isLong = ({ lines }: { lines: number }): boolean => lines > LINES_MAX.function;

/** Objects that are spread where they are written, as `...{ a, b }`: on one line, but no easier to read. */
const PACKED = /^\s*\.\.\.\{ .*\},$/m;
const isPacked = ({ source }: SourceFile): boolean => PACKED.test(source);

describe('files and functions can be read in one go', () => {
  it('sources have at most 300 lines', () => {
    expect(longerThan(LINES_MAX.source, sources)).toEqual([]);
  });

  it('tests and their tables have at most 420 lines', () => {
    expect(longerThan(LINES_MAX.test, files)).toEqual([]);
  });

  it('half of the sources have at most 50 lines, and nine of ten at most 150', () => {
    expect(share(0.5, sources)).toBeLessThanOrEqual(50);
    expect(share(0.9, sources)).toBeLessThanOrEqual(150);
  });

  it('functions have at most 80 lines, names alone on theirs left out', () => {
    const functions = sources.filter(({ path }) => !path.startsWith('speech/training/')).flatMap(functionsOf);
    expect(functions.length).toBeGreaterThan(4000);
    expect(functions.filter(isLong)).toEqual([]);
  });

  it('properties are listed, not packed into a spread', () => {
    expect(sources.filter(isPacked).map(({ path }) => path)).toEqual([]);
  });
});

describe('the rule itself', () => {
  const fileOf = (lines: number, line = 'go();') => ({
    path: 'src/a.ts',
    source: `const a = () => {\n${`${line}\n`.repeat(lines - 2)}};\n`,
  });

  it('counts lines of files and functions', () => {
    expect(longerThan(300, [fileOf(300), fileOf(301)])).toHaveLength(1);
    expect(share(0.5, [fileOf(10), fileOf(20), fileOf(90)])).toBe(20);
    expect(functionsOf(fileOf(80)).filter(isLong)).toEqual([]);
    expect(functionsOf(fileOf(81)).filter(isLong)).toEqual([{ place: 'src/a.ts:1', lines: 81 }]);
  });

  it.each([
    ['  ...{ a, b, c },', true],
    ['  ...(a && { b }),', false],
    ['  ...rest,', false],
  ])('%s is packed: %s', (source, isFound) => {
    expect(isPacked({ path: 'src/a.ts', source })).toBe(isFound);
  });
});
