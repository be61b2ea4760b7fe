import { expect, it } from 'vitest';
import { type SourceFile, sourcesIn } from './source-files.ts';

const sources = sourcesIn('src', 'sw');
const named = (pattern: RegExp, files: readonly SourceFile[]): string[] =>
  files.flatMap(({ source }) => [...source.matchAll(pattern)].map(([, name = '']) => name));
const cachesIn = (files: readonly SourceFile[]) => named(/(?:cacheName: |_CACHE = )'([^']+)'/g, files);
const databasesIn = (files: readonly SourceFile[]) => named(/(?:createStore\(|super\()'([^']+)'/g, files);

const sharedNames = (files: readonly SourceFile[]): string[] => {
  const caches = cachesIn(files);
  return databasesIn(files).filter((name) => caches.includes(name));
};

// On first use, Workbox's expiration deletes a database named like its cache: a relic of older versions.
it('no database has the name of a cache', () => {
  expect(cachesIn(sources)).toContain('luyen-texts');
  expect(databasesIn(sources)).toEqual(
    expect.arrayContaining([
      'luyen-outbox',
      'luyen-reads',
      'luyen-notes',
      'luyen-downloads',
      'luyen-device-scores',
    ]),
  );
  expect(sharedNames(sources)).toEqual([]);
});

it('finds a database with the name of a cache', () => {
  const file = {
    path: 'src/a.ts',
    source: "const TEXT_CACHE = 'a'; createStore('a', 'b'); createStore('c', 'd');",
  };
  expect(sharedNames([file])).toEqual(['a']);
});
