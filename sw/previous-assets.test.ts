import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrecacheController } from 'workbox-precaching';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { keepPreviousAssets, previousAsset } from './previous-assets.ts';

const ORIGIN = 'https://luyen.example';
const NOW = 'precache-now';
const caches = new MemoryCaches();

/** A build is in the cache, and the next one is about to take its place. */
async function build(has: string[], next: string[]): Promise<boolean> {
  const cache = await caches.open(NOW);
  for (const path of has) await cache.put(new Request(ORIGIN + path), new Response(path));
  const kept = await keepPreviousAssets({
    strategy: { cacheName: NOW },
    getURLsToCacheKeys: () => new Map(next.map((path) => [path, ORIGIN + path])),
  } as unknown as PrecacheController);
  await caches.delete(NOW);
  return kept;
}

const ask = (path: string) => previousAsset(new Request(ORIGIN + path)).then((answer) => answer.text());

beforeEach(() => {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () => new Response('from the server'));
});
afterEach(() => {
  caches.clear();
  vi.unstubAllGlobals();
});

describe('the assets of the build before', () => {
  it('stay when a new build takes over, also with no network', async () => {
    expect(await build(['/assets/a-1.js', '/index.html'], ['/assets/a-2.js', '/index.html'])).toBe(true);
    expect(await ask('/assets/a-1.js')).toBe('/assets/a-1.js');
  });

  it('go with the build after that, so that two generations are there', async () => {
    await build(['/assets/a-1.js'], ['/assets/a-2.js']);
    await build(['/assets/a-2.js'], ['/assets/a-3.js']);
    expect(await ask('/assets/a-2.js')).toBe('/assets/a-2.js');
    expect(await ask('/assets/a-1.js')).toBe('from the server');
  });

  it('are none at a first visit', async () => {
    expect(await build([], ['/assets/a-1.js'])).toBe(false);
  });
});
