import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { MAINTENANCE } from '#src/messages/maintenance.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { useToasts } from '#src/ui/toast.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { Component } from './maintenance-page.tsx';

const api = fakeApi();
const closed = (until: number | null): void =>
  api.answer(ENDPOINTS.health.maintenance, { is_on: true, until });
const opened = (): void => api.answer(ENDPOINTS.health.maintenance);

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}
const show = (from: string) =>
  renderApp(
    <Routes>
      <Route path="/maintenance" element={<Component />} />
      <Route path="*" element={<Place />} />
    </Routes>,
    { at: `/maintenance?from=${encodeURIComponent(from)}` },
  );

it('lets an operator sign in, and go to the desk that opens the site', () => {
  closed(null);
  show('/');
  fireEvent.click(screen.getByRole('button', { name: MAINTENANCE.staffLogin }));
  expect(useAuthDialog.getState()).toMatchObject({ asked: 'login', next: '/maintenance' });
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});

it('shows the end of maintenance, and returns by itself once the server is open', async () => {
  closed(Date.parse('2026-11-22T19:30:00Z'));
  show('/practice/ong?q=2');
  await pass(0);
  expect(screen.getByText(MAINTENANCE.until('02:30 23/11/2026'))).toBeVisible();
  // Offline it keeps polling.
  api.noNetwork();
  await pass(60_000);
  expect(screen.getByRole('heading', { name: MAINTENANCE.title })).toBeVisible();
  opened();
  await pass(30_000);
  expect(screen.getByText('at /practice/ong?q=2')).toBeVisible();
});

it('checks immediately when the button is pressed, and says that the site is still closed', async () => {
  closed(null);
  show('//evil.example');
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: MAINTENANCE.retry }));
  await pass(0);
  expect(useToasts.getState().items.map(({ text }) => text)).toContain(MAINTENANCE.still);
  opened();
  fireEvent.click(screen.getByRole('button', { name: MAINTENANCE.retry }));
  await pass(0);
  // Never to another site.
  expect(screen.getByText('at /')).toBeVisible();
});
