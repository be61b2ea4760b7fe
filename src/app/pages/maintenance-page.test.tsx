import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAINTENANCE } from '#src/messages/maintenance.ts';
import { useToasts } from '#src/ui/toast.ts';
import { Component } from './maintenance-page.tsx';

let state: { is_on: boolean; until: number | null } | null;
const fetched = vi.fn<typeof fetch>(async () => {
  if (state === null) throw new TypeError('no network');
  return Response.json({ message: '', data: state, time_current: 1 });
});

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}
const show = (from: string) =>
  render(
    <MemoryRouter initialEntries={[`/maintenance?from=${encodeURIComponent(from)}`]}>
      <Routes>
        <Route path="/maintenance" element={<Component />} />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  );

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says until when, and leads back by itself once the server is open', async () => {
  state = { is_on: true, until: Date.parse('2026-11-22T19:30:00Z') };
  show('/practice/ong?q=2');
  await pass(0);
  expect(screen.getByText(MAINTENANCE.until('02:30 23/11/2026'))).toBeTruthy();
  // With no network it goes on asking.
  state = null;
  await pass(60_000);
  expect(screen.getByRole('heading', { name: MAINTENANCE.title })).toBeTruthy();
  state = { is_on: false, until: null };
  await pass(30_000);
  expect(screen.getByText('at /practice/ong?q=2')).toBeTruthy();
});

it('asks at once where somebody presses, and says that it is still closed', async () => {
  state = { is_on: true, until: null };
  show('//evil.example');
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: MAINTENANCE.retry }));
  await pass(0);
  expect(useToasts.getState().items.map(({ text }) => text)).toContain(MAINTENANCE.still);
  state = { is_on: false, until: null };
  fireEvent.click(screen.getByRole('button', { name: MAINTENANCE.retry }));
  await pass(0);
  // Never to another site.
  expect(screen.getByText('at /')).toBeTruthy();
});
