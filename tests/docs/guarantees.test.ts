import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`: _([^_]+)_/g;
const DOCUMENT = readFileSync('docs/offline.md', 'utf8');

interface Point {
  what: string;
  tests: { file: string; title: string }[];
}

/** The points of a part of the document that begin with this: a sentence, and the tests that fail without it. */
const pointsOf = (part: string, start: RegExp): Point[] =>
  part
    .split(start)
    .slice(1)
    .map((point) => ({
      what: point.split('.**')[0] ?? '',
      tests: [...point.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title })),
    }));

const [beforeMechanisms = '', mechanismsPart = ''] = DOCUMENT.split('## Mechanisms');
const promises = pointsOf(beforeMechanisms, /^\d+\. \*\*/m);
const mechanisms = pointsOf(mechanismsPart, /^- \*\*/m);

/** Whether a test file has a test with this literal title. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return [`'${title}'`, `"${title}"`].some((written) => source.includes(`${written},`));
}

const missing = ({ tests }: Point) => tests.filter(({ file, title }) => !hasTest(file, title));

describe('the promises', () => {
  it('are the 25 of the best apps and the 10 that people ask for, in order', () => {
    const numbers = [...beforeMechanisms.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
    const [first = '', second = ''] = beforeMechanisms.split('### What people ask for and seldom get');
    expect([first, second].map((part) => pointsOf(part, /^\d+\. \*\*/m).length)).toEqual([25, 10]);
  });

  it.each(promises)('$what: names tests that exist', (promise) => {
    expect(promise.tests).not.toEqual([]);
    expect(missing(promise)).toEqual([]);
  });
});

describe('the mechanisms', () => {
  it.each(mechanisms)('$what: names tests that exist', (mechanism) => {
    expect(mechanism.tests).not.toEqual([]);
    expect(missing(mechanism)).toEqual([]);
  });

  it('are all found in the document', () => {
    expect(mechanisms.length).toBeGreaterThan(60);
  });
});

it('the whole test run includes the chaos runs', () => {
  expect(readFileSync('tests/run.ts', 'utf8')).toMatch(
    /name: 'chaos'.*'tests\/chaos\/run\.ts', '--runs', '\d+'/,
  );
});
