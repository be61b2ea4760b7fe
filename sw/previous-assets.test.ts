import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrecacheController } from 'workbox-precaching';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { keepPreviousAssets, previousAsset } from './previous-assets.ts';

const ORIGIN = 'https://luyen.example';
const NOW = 'precache-now';
const caches = new MemoryCaches();

/** One build is in the cache, and the next one is about to replace it. */
async function build(has: string[], next: string[]): Promise<void> {
  const cache = await caches.open(NOW);
  for (const path of has) await cache.put(new Request(ORIGIN + path), new Response(path));
  await keepPreviousAssets({
    strategy: { cacheName: NOW },
    getURLsToCacheKeys: () => new Map(next.map((path) => [path, ORIGIN + path])),
  } as unknown as PrecacheController);
  await caches.delete(NOW);
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

describe('the assets of the previous build', () => {
  it('stay when a new build takes over, also offline', async () => {
    await build(['/assets/a-1.js', '/index.html'], ['/assets/a-2.js', '/index.html']);
    expect(await ask('/assets/a-1.js')).toBe('/assets/a-1.js');
  });

  it('are deleted by the build after that, so that two generations remain', async () => {
    await build(['/assets/a-1.js'], ['/assets/a-2.js']);
    await build(['/assets/a-2.js'], ['/assets/a-3.js']);
    expect(await ask('/assets/a-2.js')).toBe('/assets/a-2.js');
    expect(await ask('/assets/a-1.js')).toBe('from the server');
  });

  it('do not exist on a first visit', async () => {
    await build([], ['/assets/a-1.js']);
    expect(await ask('/assets/a-1.js')).toBe('from the server');
  });
});
