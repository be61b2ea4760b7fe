import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

const CACHE = /(?:cacheName: |_CACHE = )'([^']+)'/g;
const DATABASE = /(?:createStore\(|super\()'([^']+)'/g;

/** Names matched by a pattern in the app's sources, tests excluded. */
const named = (pattern: RegExp): string[] =>
  codeFiles()
    .filter((path) => /^(src|sw)\//.test(path) && !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name));

// On first use, Workbox's expiration deletes a database named like its cache: a relic of older versions.
it('no database has the name of a cache', () => {
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
