import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import NotificationsDialog from './notifications-dialog.tsx';

const api = fakeApi();

it('markup in the title of graded work is shown as text', async () => {
  const title = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const notification = {
    id: 'a',
    kind: 'graded' as const,
    title,
    link: '/practice-result/ong?attempt=a',
    at: 1,
  };
  api.answer(ENDPOINTS.notifications.list, { notifications: [notification] });
  signIn();
  renderApp(<NotificationsDialog onClose={vi.fn()} />);
  expect(await screen.findByRole('link', { name: `Bài “${title}” đã chấm xong` })).toBeVisible();
  expect(document.querySelector('script, img')).toBeNull();
});
