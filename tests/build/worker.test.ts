import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** React, whose code asks a process that a worker does not have, and whatever needs it. */
const OF_PAGES = /process\.env|useSyncExternalStore/;

it.each(['sw.js', 'sw-lazy.js'])('%s carries nothing that only pages can run', (script) => {
  const source = readFileSync(`dist/${script}`, 'utf8');
  expect(source.length).toBeGreaterThan(1_000);
  expect(OF_PAGES.exec(source)?.[0]).toBeUndefined();
});
