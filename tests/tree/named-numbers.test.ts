import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

const files = codeFiles().filter(
  (path) => /^(?:contract|rules|server|src|sw)\//.test(path) && !/\.test\.tsx?$/.test(path),
);

const found = (pattern: RegExp, places: readonly string[] = files): string[] =>
  places.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

/** Numbers allowed as literals: parts and tasks of the exam, versions of a format, percent. */
const COUNTS = /\b(?:format|part|task|v|version|zoom): z\./;

it('numbers for states, types and levels have names in the contract', () => {
  const literals = found(/z\.literal\(\[?\d/).filter((line) => !COUNTS.test(line));
  expect(literals).toEqual([]);
});

it('states are compared by name; HTTP statuses are three-digit numbers', () => {
  const fields = 'status|state|progress|grading_object|grading_scale|scale|rating|content_type';
  // The database and the engines check exit codes of processes.
  const checked = files.filter((path) => !/^server\/(?:db|engines)\//.test(path));
  expect(found(new RegExp(`\\b(?:${fields})\\s*[!=]==\\s*\\d{1,2}\\b`), checked)).toEqual([]);
});
