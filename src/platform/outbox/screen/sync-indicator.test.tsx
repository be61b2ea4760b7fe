import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { db } from '../database/db.ts';
import { saveCommand } from '../queue/save-command.ts';
import { SyncIndicator } from './sync-indicator.tsx';

const confirmed = () =>
  db.receipts.put({ id: 'r', owner: LEARNER, kind: 'command', at: 1, sha256: null, provedAt: 5 });

beforeEach(() => signIn());
afterEach(async () => {
  connectivity.setState({ state: 'online' });
  await Promise.all(db.tables.map((table) => table.clear()));
});

it('says to screen readers alone that all has arrived', async () => {
  await confirmed();
  renderApp(<SyncIndicator />);
  const said = await screen.findByText('Đã đồng bộ');
  expect(said).toHaveAttribute('data-state', 'synced');
  expect(said).toHaveClass('sr-only');
  expect(screen.getByRole('status')).toBe(said);
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows to everybody that the network is missing, and what waits', async () => {
  await confirmed();
  renderApp(<SyncIndicator />);
  await screen.findByText('Đã đồng bộ');
  act(() => connectivity.setState({ state: 'offline' }));
  expect(screen.getByRole('link', { name: 'Không có mạng' })).toHaveAttribute('href', '/cho-gui');
  act(() => connectivity.setState({ state: 'online' }));
  expect(screen.queryByRole('link')).toBeNull();
  await saveCommand(ENDPOINTS.lesson.updateProgress, {
    owner: LEARNER,
    params: { id: 'l' },
    body: { section_id: 's', status: 2, at: 1, skew: 0 },
    label: 'Bài đọc',
  });
  expect(await screen.findByRole('link', { name: '1 đang chờ' })).toBeVisible();
  expect(screen.getByTestId('sync')).not.toHaveClass('sr-only');
});
