import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`: _([^_]+)_/g;

/** The points of the document: what holds, and the tests that notice when it does not. */
const points = readFileSync('docs/offline-guarantees.md', 'utf8')
  .split(/^- \*\*/m)
  .slice(1)
  .map((point) => ({
    what: point.split('.** ')[0] ?? '',
    tests: [...point.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title })),
  }));

/** Whether a file of tests has one of this title, as it is written there. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return [`'${title}'`, `"${title}"`].some((written) => source.includes(`${written},`));
}

describe('what holds with no network', () => {
  it.each(points)('$what: is held by tests that exist', ({ tests }) => {
    expect(tests).not.toEqual([]);
    expect(tests.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  });

  it('is a long list', () => {
    expect(points.length).toBeGreaterThan(55);
  });
});

it('the whole test run makes faults happen', () => {
  expect(readFileSync('tests/run.ts', 'utf8')).toMatch(
    /name: 'chaos'.*'tests\/chaos\/run\.ts', '--runs', '\d+'/,
  );
});
