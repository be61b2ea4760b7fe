import { expect, it, vi } from 'vitest';

const ORIGIN = 'https://luyen.example';

vi.stubGlobal('self', {
  __WB_MANIFEST: [
    { url: '/index.html', revision: '1' },
    { url: '/assets/main-1.js', revision: null },
  ],
  location: { origin: ORIGIN },
  registration: { scope: `${ORIGIN}/` },
});
vi.stubGlobal('location', new URL(ORIGIN));
const { precacheRoute } = await import('./precache.ts');

/** Whether the precache answers a request by itself. */
function answers(path: string): boolean {
  const url = new URL(path, ORIGIN);
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
  return Boolean(precacheRoute.match({ url, request: new Request(url), sameOrigin: true, event }));
}

it.each([
  ['a file of the build', '/assets/main-1.js', true],
  ['the home, which may have a page snapshot', '/', false],
  ['another page', '/blog', false],
])('the precache and %s', (_, path, expected) => {
  expect(answers(path)).toBe(expected);
});
