import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { downloadManifest } from '#contract/download.ts';
import { pushSettings } from '#contract/push.ts';
import { answerSchema } from '#contract/question.ts';
import { speakingEvaluationSchema } from '#contract/reading-evaluation.ts';
import { hashOf, shapeOf } from '#src/platform/offline/shape-of.ts';
import { codeFiles } from './source-files.ts';
import { storedDeclarations, storesSomething } from './stored-declarations.ts';

/** The shapes that devices have, by the names under which they are stored. */
const KNOWN: Record<string, string> = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync('tests/golden/stored-shapes.json', 'utf8')));

/** None: what it stores is declared elsewhere, or has no parts. */
const shapesIn = (path: string, source: string): [name: string, shape: string][] =>
  storedDeclarations(path, source).map(([name, text]) => [name, hashOf(text)]);

const stored = codeFiles()
  .filter((path) => /^(?:src|sw)\//.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path): [path: string, source: string] => [path, readFileSync(path, 'utf8')])
  .filter(([, source]) => storesSomething(source))
  .flatMap(([path, source]) => shapesIn(path, source));

/** Parts of rows that the contract declares. */
const parts = { answerSchema, downloadManifest, pushSettings, speakingEvaluationSchema };

it('what devices store has the shape that they have it in, or is read in both', () => {
  expect(stored.length).toBeGreaterThan(20);
  expect(new Set(stored.map(([name]) => name)).size, 'each has a name of its own').toBe(stored.length);
  const now = Object.fromEntries([
    ...stored,
    ...Object.entries(parts).map(([name, schema]) => [name, shapeOf(schema)]),
  ]);
  // A shape that has changed is on no device yet. See to it that what the release before has stored is still read (a
  // default in the schema, a new `ROW_VERSION`, a reader for the shape before), with a test, then note the new hash in
  // tests/golden/stored-shapes.json.
  expect(now).toEqual(KNOWN);
});

describe('the shape of a file', () => {
  const base = `const KEY = 'luyen.a';
    const stored = z.object({ id: z.string() });
    export interface Row { at: number }
    export const read = () => readStoredJson(KEY, stored);`;
  const shapeOfFile = (path: string, source: string) => shapesIn(path, source).at(0);
  const shape = shapeOfFile('src/a.ts', base);

  it.each([
    ['a field of a schema', base.replace('z.string()', 'z.number()'), true],
    ['a field of a row', base.replace('at: number', 'at: number; by?: string'), true],
    ['a comment', base.replace('{ at', '{ /** Device clock. */ at'), false],
    ['code that is no shape', base.replace('() =>', '(): unknown =>'), false],
  ])('changes with %s: %s', (_, source, changes) => {
    expect(source).not.toBe(base);
    expect(shapeOfFile('src/a.ts', source)?.[1] !== shape?.[1]).toBe(changes);
  });

  it('goes by the name under which it is stored, wherever the file lies', () => {
    expect(shape?.[0]).toBe('luyen.a');
    expect(shapeOfFile('src/b/c.ts', base)).toEqual(shape);
  });

  it.each([
    ['up to the owner', base.replace("'luyen.a'", '`luyen.a:$' + '{owner}`'), ['luyen.a']],
    ['or each schema by its own', base.replace("'luyen.a'", 'PLACE'), ['stored']],
    ['or each type by its own', 'type A = string; export interface B { a: A }', ['A', 'B']],
  ])('has a name: %s', (_, source, names) => {
    for (const path of ['src/a.ts', 'src/b/c.ts'])
      expect(shapesIn(path, source).map(([name]) => name)).toEqual(names);
  });
});
