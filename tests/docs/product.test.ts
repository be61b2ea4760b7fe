import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFiles } from '../tree/source-files.ts';

const CITED = /docs\/product\.md, points? (\d+(?:(?:, | and )\d+)*)/g;
const product = readFileSync('docs/product.md', 'utf8');
const points = [...product.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);

const texts = projectFiles()
  .filter((path) => /\.(?:tsx?|css|md)$/.test(path) && !path.startsWith('content/'))
  // A comment may continue on the next line.
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ') }));

it('the points of the product are numbered without a gap', () => {
  expect(points).toEqual(points.map((_, index) => String(index + 1)));
});

it('every cited point exists', () => {
  const cited = texts.flatMap(({ path, text }) =>
    [...text.matchAll(CITED)].flatMap(([, numbers = '']) =>
      numbers.split(/\D+/).map((number) => ({ path, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter(({ number }) => !points.includes(number))).toEqual([]);
});

it('no code refers to a specification outside the repository', () => {
  const elsewhere = texts.filter(
    ({ path, text }) => path !== 'tests/docs/product.test.ts' && /\bthe specification\b/i.test(text),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

it('quoted words are on screen exactly as quoted', () => {
  const [, points = ''] = product.split('## 1. ');
  const quoted = new Set([...points.matchAll(/"([^"\n]+)"/g)].map(([, words = '']) => words));
  const sources = projectFiles()
    .filter((path) => /^(?:src|rules|contract)\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect([...quoted].filter((words) => !sources.includes(words))).toEqual([]);
});
