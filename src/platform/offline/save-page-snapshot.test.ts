import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStillTrue, SNAPSHOTS_CACHE } from '#src/platform/caches/snapshots-cache.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { savePageSnapshot } from './save-page-snapshot.ts';

const SHELL = `<!doctype html><html lang="vi"><head><title>Luyện</title>
<link rel="preload" href="/assets/font-1.woff2" as="font">
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js">
<link rel="modulepreload" crossorigin href="/assets/app-1.js">
<link rel="stylesheet" crossorigin href="/assets/app-1.css"></head>
<body><div id="root"></div></body></html>`;

beforeEach(async () => {
  // The shell is only parsed: nothing of it is there to be loaded.
  Reflect.get(globalThis, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  vi.stubGlobal('caches', new MemoryCaches());
  const cache = await caches.open('precache');
  await cache.put(
    '/index.html',
    new Response(SHELL, { headers: { 'content-type': 'text/html', 'content-security-policy': 'x' } }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

async function saved(until?: number): Promise<{ page: Document; answer: Response }> {
  const content = document.createElement('main');
  content.innerHTML = '<h1>Hôm nay</h1>';
  await savePageSnapshot('/', 'learner-a', content, until === undefined ? {} : { until });
  const answer = await (await caches.open(SNAPSHOTS_CACHE)).match('/');
  if (!answer) throw new Error('nothing was stored');
  return { page: new DOMParser().parseFromString(await answer.clone().text(), 'text/html'), answer };
}

describe('a page with a snapshot', () => {
  it('shows it before anything is loaded, as its learner’s', async () => {
    const { page } = await saved();
    expect(page.querySelector('#kept-frame[inert][data-owner="learner-a"] h1')?.textContent).toBe('Hôm nay');
    expect(page.querySelectorAll('link[rel="stylesheet"], link[rel$="preload"]')).toHaveLength(0);
    expect(page.querySelector('#kept-frame ~ #root')).not.toBeNull();
  });

  it('starts the app by a script that comes last and knows what was taken out', async () => {
    const { page } = await saved();
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/begin.js']);
    expect({ ...scripts[0]?.dataset }).toEqual({
      app: '/assets/index-1.js',
      parts: '/assets/react-1.js /assets/app-1.js',
      styles: '/assets/app-1.css',
    });
    expect(page.body.lastElementChild).toBe(scripts[0]);
  });

  it('has the theme that was chosen', async () => {
    document.documentElement.dataset.theme = 'dark';
    expect((await saved()).page.documentElement.dataset.theme).toBe('dark');
  });

  it('has the shell’s policy, and its own end', async () => {
    const { answer } = await saved(1_000);
    expect(answer.headers.get('content-security-policy')).toBe('x');
    expect([999, 1_000].map((now) => isStillTrue(answer, now))).toEqual([true, false]);
  });
});

it('is not stored without a shell to put it into', async () => {
  await caches.delete('precache');
  await savePageSnapshot('/', 'learner-a', document.createElement('main'));
  expect(await caches.keys()).toEqual([]);
});
