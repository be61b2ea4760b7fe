import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './source-files.ts';

/** What lists files by their names: settings of tools, the runs of tests, the rules of the tree with their exceptions. */
const LISTS =
  /^(?:[\w.-]+\.(?:ts|mjs|json)|tests\/(?:[\w-]+\.ts|(?:tree|mutations)\/.*\.ts|chaos\/mutations\.ts))$/;
const UNLISTED = new Set(['package-lock.json']);

/** Names in the made-up cases that a rule refuses. */
const MADE_UP = /(?:^|\/)(?:[abc]\.(?:(?:test|spec)\.)?(?:tsx?|md)$|no-such)/;

const TEXT = /(['"`])((?:(?!\1)[^\n\\$])+)\1/g;
const FILE_OF_TESTS = /^[\w./*{},-]+\.(?:test|spec)\.tsx?$/;

const files = projectFiles();
const folders = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0]));

/** A name as it may be written: `!` before what is left out, `:` before the lines. */
const bare = (text: string): string => text.replace(/^!/, '').replace(/:\d*$/, '');

/** Whether a text names a file or a folder of the project, or a pattern of them. */
const isName = (text: string): boolean =>
  FILE_OF_TESTS.test(text) ||
  (/^[\w./*{},@-]+$/.test(text) && folders.has(text.split('/')[0]) && text.includes('/'));

/** A pattern, a file, a folder, or how one begins; a journey also by its name alone. */
const isThere = (name: string): boolean =>
  [name, posix.join('tests/journeys', name)].some((whole) =>
    /[*{]/.test(whole)
      ? files.some((path) => posix.matchesGlob(path, whole))
      : files.some((path) => path.startsWith(whole)),
  );

const namesIn = (source: string): string[] =>
  [...source.matchAll(TEXT)].map(([, , text = '']) => bare(text)).filter(isName);

it('no list names a file that is not there', () => {
  const lists = files.filter((path) => LISTS.test(path) && !UNLISTED.has(path));
  const lost = lists.flatMap((path) =>
    namesIn(readFileSync(path, 'utf8'))
      .filter((name) => !MADE_UP.test(name) && !isThere(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(lost).toEqual([]);
  expect(lists).toEqual(expect.arrayContaining(['playwright.config.ts', 'knip.json', 'vitest.config.ts']));
});

it.each([
  ["const FIREFOX = ['worker.spec.ts', 'no-such-journey.spec.ts'];", ['no-such-journey.spec.ts']],
  [
    '"entry": ["tests/run.ts", "tests/no-such-run.ts", "!server/no-such-folder"]',
    ['tests/no-such-run.ts', 'server/no-such-folder'],
  ],
  [
    "include: ['{rules,server}/**/*.test.ts', 'server/no-such/**/*.test.ts']",
    ['server/no-such/**/*.test.ts'],
  ],
  ["places.startsWith('rules/no-such.ts:')", ['rules/no-such.ts']],
])('finds what is lost in %s', (source, lost) => {
  expect(namesIn(source).filter((name) => !isThere(name))).toEqual(lost);
});
