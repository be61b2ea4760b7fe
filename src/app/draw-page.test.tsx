// @vitest-environment node
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { Loading } from '#src/ui/loading.tsx';

/** Larger than what React sends in one piece by default. */
const LARGE = 'Một đoạn dài. '.repeat(5_000);

vi.mock('./routes.ts', () => ({
  routes: [
    {
      path: '/',
      element: (
        <main>
          <Suspense fallback={<p aria-busy="true">Đang mở trang</p>}>
            <p>{LARGE}</p>
          </Suspense>
        </main>
      ),
    },
    {
      path: '/loading',
      element: (
        <main>
          <Loading>
            <p>…</p>
          </Loading>
        </main>
      ),
    },
  ],
}));

it('sends large content in place, readable without scripts', async () => {
  const { drawPage } = await import('./draw-page.tsx');
  const drawn = await drawPage('/');
  expect(drawn?.html).toContain(`<p>${LARGE}</p>`);
  expect(drawn?.html).not.toMatch(/<script|<template|aria-busy/);
});

it('rejects a page that is still loading, which would be kept as it is', async () => {
  const { drawPage } = await import('./draw-page.tsx');
  await expect(drawPage('/loading')).rejects.toThrow('/loading: still loading');
});
