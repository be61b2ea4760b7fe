import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

/** Most lines of a file; the dense tables of the rules may have more. */
const MOST_LINES = 400;
const MOST_LINES_OF_RULES = 600;

it('no file is too long to be read in one go', () => {
  const long = codeFiles().flatMap((path) => {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length;
    const most = path.startsWith('rules/') ? MOST_LINES_OF_RULES : MOST_LINES;
    return lines > most ? [`${path}: ${lines} lines, at most ${most}`] : [];
  });
  expect(long).toEqual([]);
});
