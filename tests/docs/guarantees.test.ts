import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`: _([^_]+)_/g;

/** The points of the document: a guarantee, and the tests that fail without it. */
const points = readFileSync('docs/offline-guarantees.md', 'utf8')
  .split(/^- \*\*/m)
  .slice(1)
  .map((point) => ({
    what: point.split('.** ')[0] ?? '',
    tests: [...point.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title })),
  }));

/** Whether a test file has a test with this literal title. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return [`'${title}'`, `"${title}"`].some((written) => source.includes(`${written},`));
}

describe('the offline guarantees', () => {
  it.each(points)('$what: names tests that exist', ({ tests }) => {
    expect(tests).not.toEqual([]);
    expect(tests.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  });

  it('are all found in the document', () => {
    expect(points.length).toBeGreaterThan(55);
  });
});

it('the whole test run includes the chaos runs', () => {
  expect(readFileSync('tests/run.ts', 'utf8')).toMatch(
    /name: 'chaos'.*'tests\/chaos\/run\.ts', '--runs', '\d+'/,
  );
});
