import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeFiles, importsOf } from './source-files.ts';

const OUTBOX = 'src/platform/outbox/';
const DATABASE = `${OUTBOX}database/db.ts`;

/** The app, its worker and the contract. Tests may inspect the database. */
const files = codeFiles().filter(
  (path) => /^(?:src|sw|contract)\//.test(path) && !/\.test\.tsx?$/.test(path),
);
const sources = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));

const opensDatabase = (from: string, file: string | null): boolean =>
  file === DATABASE && !from.startsWith(OUTBOX);

/** Slots as commands declare them, and where. */
const declared = [...sources].flatMap(([path, source]) =>
  [...source.matchAll(/\bprefix: '([^']+)'/g)].map(([, name = '']): [string, string] => [name, path]),
);

/** Where a slot is named: declared, or assembled by hand. */
function placesOf(prefix: string, texts: ReadonlyMap<string, string>): string[] {
  const written = new RegExp(`\\bprefix: '${prefix}'|['"\`]${prefix}:(?:\\$\\{|['"\`])`, 'g');
  return [...texts].flatMap(([path, text]) => [...text.matchAll(written)].map(() => path));
}

describe('the outbox', () => {
  it('is the only code that opens its database', () => {
    const wrong = files.filter((from) => importsOf(from).some(({ file }) => opensDatabase(from, file)));
    expect(wrong).toEqual([]);
    expect(files).toContain(DATABASE);
  });

  it('has slots', () => {
    expect(declared.length).toBeGreaterThan(9);
  });

  it.each(declared)('has the slot %s named in one place only, in the contract', (prefix, path) => {
    expect(path).toMatch(/^contract\//);
    expect(placesOf(prefix, sources)).toEqual([path]);
  });
});

describe('the rule itself', () => {
  it.each([
    ['src/features/practice/model/use-submission.ts', DATABASE, true],
    ['sw/sw.ts', DATABASE, true],
    [`${OUTBOX}sending/drain.ts`, DATABASE, false],
    ['src/features/practice/model/use-submission.ts', `${OUTBOX}queue/queue.ts`, false],
  ])('%s imports %s: %s', (from, file, isFound) => {
    expect(opensDatabase(from, file)).toBe(isFound);
  });

  const byHand = (prefix: string): string => ['`', prefix, ':$', '{id}`'].join('');

  it.each([
    ['declared', "{ prefix: 'mark', of: ['attempt_id'] }", 1],
    ['put together', byHand('mark'), 1],
    ['begun', "startsWith('mark:')", 1],
    ['declared and put together', `prefix: 'mark'; ${byHand('mark')}`, 2],
    ['another', `{ prefix: 'bookmark', of: ['attempt_id'] }; ${byHand('bookmark')}`, 0],
  ])('finds a slot that is %s', (_, text, times) => {
    expect(placesOf('mark', new Map([['a.ts', text]]))).toHaveLength(times);
  });
});
