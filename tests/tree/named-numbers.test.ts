import { expect, it } from 'vitest';
import { type SourceFile, sourcesIn } from './source-files.ts';

const sources = sourcesIn('contract', 'rules', 'server', 'src', 'sw');

const linesWith = (pattern: RegExp, files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, source }) =>
    source
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

/** Numbers allowed as literals: parts and tasks of the exam, versions of a format, percent. */
const COUNTS = /\b(?:format|part|task|v|version|zoom): z\./;
const literals = (files: readonly SourceFile[]): string[] =>
  linesWith(/z\.literal\(\[?\d/, files).filter((line) => !COUNTS.test(line));

const FIELDS = 'status|state|progress|grading_object|grading_scale|scale|rating|content_type';
const comparisons = (files: readonly SourceFile[]): string[] =>
  linesWith(
    new RegExp(`\\b(?:${FIELDS})\\s*[!=]==\\s*\\d{1,2}\\b`),
    // The database and the engines check exit codes of processes.
    files.filter(({ path }) => !/^server\/(?:db|engines)\//.test(path)),
  );

it('numbers for states, types and levels have names in the contract', () => {
  expect(literals(sources)).toEqual([]);
});

it('states are compared by name; HTTP statuses are three-digit numbers', () => {
  expect(comparisons(sources)).toEqual([]);
});

it.each([
  ['contract/a.ts', 'state: z.literal([0, 1]),', [1, 0]],
  ['contract/a.ts', 'part: z.literal([1, 2]),', [0, 0]],
  ['src/a.ts', 'if (lesson.status === 2) return;', [0, 1]],
  ['src/a.ts', 'if (answer.status === 404) return;', [0, 0]],
  ['src/a.ts', 'if (lesson.status === STATUS.done) return;', [0, 0]],
  ['server/db/a.ts', 'if (status !== 0) fail();', [0, 0]],
])('%s: %s', (path, source, found) => {
  const file = [{ path, source }];
  expect([literals(file).length, comparisons(file).length]).toEqual(found);
});
