// @vitest-environment node
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';

/** More than React sends in one piece unless it is told to. */
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
  ],
}));

it('sends a large part in its place, to be read with no script', async () => {
  const { drawPage } = await import('./draw-page.tsx');
  const drawn = await drawPage('/');
  expect(drawn?.html).toContain(`<p>${LARGE}</p>`);
  expect(drawn?.html).not.toMatch(/<script|<template|aria-busy/);
});
