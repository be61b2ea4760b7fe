import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import NotificationsDialog from './notifications-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
});

it('markup in the title of what was graded is the text it is', async () => {
  const title = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const notification = { id: 'a', kind: 'graded', title, link: '/practice-result/ong?attempt=a', at: 1 };
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: '', data: { notifications: [notification] }, time_current: 1 }),
  );
  storeSession('token', 'anh');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NotificationsDialog onClose={vi.fn()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('link', { name: `Bài “${title}” đã chấm xong` })).toBeTruthy();
  expect(document.querySelector('script, img')).toBeNull();
});
