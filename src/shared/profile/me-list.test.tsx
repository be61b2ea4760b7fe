import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { closeAccountDialog, useAccountDialog } from '#src/platform/session/account-dialog.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { MeList } from './me-list.tsx';

afterEach(() => db.commands.clear());

it('has what waits to be sent with its count, which is not there for nothing', async () => {
  signIn();
  renderApp(<MeList />);
  expect(screen.getByRole('link', { name: 'Chờ gửi' })).toHaveAttribute('href', '/cho-gui');
  await saveCommand(ENDPOINTS.lesson.updateProgress, {
    owner: LEARNER,
    params: { id: 'l' },
    body: { section_id: 's', status: 2, at: 1, skew: 0 },
    label: 'Bài đọc',
  });
  expect(await screen.findByRole('link', { name: /^Chờ gửi\s*1 mục$/ })).toBeVisible();
});

it('marks the page that it stands beside, and asks before signing out', () => {
  renderApp(<MeList />, { at: '/my-profile/privacy' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Riêng tư');
  fireEvent.click(screen.getByRole('button', { name: 'Đăng xuất' }));
  expect(useAccountDialog.getState().asked).toBe('logout');
  closeAccountDialog();
});
