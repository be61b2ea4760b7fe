import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NOTIFICATION, notify, useNotifications } from './notification.ts';
import NotificationModal from './notification-modal.tsx';

/** A page with buttons that notify, and the modal as the frame mounts it. */
function Page() {
  const asked = useNotifications(({ waiting }) => waiting.length > 0);
  return (
    <>
      <button type="button" onClick={() => notify(NOTIFICATION.error, 'Chưa gửi được', 'Bạn thử lại nhé.')}>
        Gửi
      </button>
      {asked && <NotificationModal />}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Gửi' });
  opener.focus();
  press('Gửi');
  const dialog = await screen.findByRole('dialog', { name: 'Chưa gửi được' });
  return { opener, dialog };
};

afterEach(() => {
  useNotifications.setState({ waiting: [] });
});

describe('the notification modal', () => {
  it('takes the focus, is described by its text, and returns the focus when confirmed', async () => {
    const { opener, dialog } = await open();
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Bạn thử lại nhé.',
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Xác nhận' })),
    );
    press('Xác nhận');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('shows markup as plain text', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    notify(NOTIFICATION.error, hostile, hostile);
    render(<Page />);
    const dialog = await screen.findByRole('dialog', { name: hostile });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(hostile);
    expect(document.querySelector('script, img')).toBeNull();
  });

  it('is confirmed by Esc', async () => {
    const { opener, dialog } = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('shows one message after the other', async () => {
    render(<Page />);
    act(() => {
      notify(NOTIFICATION.success, 'Một', '');
      notify(NOTIFICATION.warning, 'Hai', '');
    });
    await screen.findByRole('dialog', { name: 'Một' });
    press('Xác nhận');
    await screen.findByRole('dialog', { name: 'Hai' });
    press('Xác nhận');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [1, 'success'],
    [2, 'warning'],
    [3, 'error'],
    [0, 'warning'],
    [9, 'warning'],
  ])('of type %d has the tone %s', async (type, tone) => {
    render(<Page />);
    act(() => notify(type, 'Thông báo', 'Xong'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  });
});
