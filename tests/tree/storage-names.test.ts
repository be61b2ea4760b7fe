import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

const CACHE = /(?:cacheName: |_CACHE = )'([^']+)'/g;
const DATABASE = /(?:createStore\(|super\()'([^']+)'/g;

/** Names that the app's sources give by a pattern, its tests aside. */
const named = (pattern: RegExp): string[] =>
  codeFiles()
    .filter((path) => /^(src|sw)\//.test(path) && !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name));

// Workbox's expiration, when it is first used, deletes a database named like its cache: a relic of older versions.
it('no database is named like a cache', () => {
  const caches = named(CACHE);
  const databases = named(DATABASE);
  expect(caches).toContain('luyen-texts');
  expect(databases).toEqual(
    expect.arrayContaining([
      'luyen-outbox',
      'luyen-reads',
      'luyen-notes',
      'luyen-downloads',
      'luyen-device-scores',
    ]),
  );
  expect(databases.filter((name) => caches.includes(name))).toEqual([]);
});
