import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { NOTIFICATIONS } from '#src/messages/notifications.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { FakeObserver } from '#tests/support/fake-observer.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import type { Notification } from '../api/notifications.ts';
import { markSeen } from '../model/seen.ts';
import NotificationsDialog from './notifications-dialog.tsx';
import UnreadCount from './unread-count.tsx';

const graded = (id: string, title: string): Notification => ({
  id,
  kind: 'graded',
  title,
  link: `/practice-result/ong?attempt=${id}`,
  at: Date.UTC(2026, 2, 1, 20),
});

const api = fakeApi();
const serve = (...notifications: Notification[]): void =>
  api.answer(ENDPOINTS.notifications.list, { notifications });
const onClose = vi.fn();

const show = (withDialog: boolean) =>
  renderApp(
    <>
      <UnreadCount />
      {withDialog && <NotificationsDialog onClose={onClose} />}
    </>,
  );

beforeEach(() => signIn('anh'));
afterEach(() => {
  onClose.mockReset();
  act(() => markSeen('', []));
});

describe('notifications', () => {
  it('do not call graded what could not be', async () => {
    serve({ ...graded('a', 'Ong'), is_graded: false });
    show(true);
    expect(await screen.findByRole('link', { name: NOTIFICATIONS.notGraded('Ong') })).toBeVisible();
    expect(screen.queryByText(/đã chấm xong/)).toBeNull();
  });

  it('are counted until each was visible for half a second, and link to their pages', async () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    FakeObserver.all = [];
    serve(graded('a', 'Ong trên mái nhà'), graded('b', 'Thư cho bạn'));
    const menu = show(false);
    expect(await screen.findByText('2 chưa xem')).toBeVisible();
    menu.unmount();
    show(true);
    const link = await screen.findByRole('link', { name: 'Bài “Ong trên mái nhà” đã chấm xong' });
    expect(link.getAttribute('href')).toBe('/practice-result/ong?attempt=a');
    expect(screen.getAllByText('Bạn nộp ngày 02/03/2026')).toHaveLength(2);
    expect(screen.getAllByText(NOTIFICATIONS.isNew)).toHaveLength(2);
    const [first, second] = FakeObserver.all;
    expect(first?.options).toEqual({ threshold: 0.8 });
    vi.useFakeTimers();
    const see = (entry: FakeObserver | undefined, isIntersecting: boolean) =>
      entry?.see([...entry.watched][0], isIntersecting);
    see(first, true);
    see(second, true);
    act(() => vi.advanceTimersByTime(499));
    see(second, false);
    act(() => vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(screen.getByText('1 chưa xem')).toBeVisible();
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalled();
  });

  it('show what a teacher graded, or could not grade, and when', async () => {
    const link = '/practice-result/ong/detail-writing/ong.9?attempt=a';
    serve(
      { ...graded('t', 'Ong trên mái nhà'), kind: 'teacher_graded', link },
      { ...graded('d', 'Thư cho bạn'), kind: 'teacher_declined' },
    );
    show(true);
    const news = await screen.findByRole('link', {
      name: 'Giáo viên đã chấm bài “Ong trên mái nhà” của bạn',
    });
    expect(news.getAttribute('href')).toBe(link);
    expect(screen.getByRole('link', { name: 'Giáo viên chưa chấm được bài “Thư cho bạn”' })).toBeVisible();
    expect(screen.getAllByText('Giáo viên trả bài ngày 02/03/2026')).toHaveLength(2);
  });

  it('show a certificate and when it was issued', async () => {
    const link = '/my-profile/my-certificate';
    serve({ ...graded('k', 'Khởi động IELTS'), kind: 'certificate', link });
    show(true);
    const news = await screen.findByRole('link', {
      name: 'Bạn có chứng nhận hoàn thành khóa “Khởi động IELTS”',
    });
    expect(news.getAttribute('href')).toBe(link);
    expect(screen.getByText('Cấp ngày 02/03/2026')).toBeVisible();
  });

  it('show the answer to a question report', async () => {
    const link = '/practice/ong';
    const text = 'Cảm ơn bạn, đáp án đã được sửa.';
    serve({ ...graded('r', 'Ong trên mái nhà'), kind: 'report_answered', text, link });
    show(true);
    const news = await screen.findByRole('link', {
      name: 'Báo lỗi của bạn ở bài “Ong trên mái nhà” đã có trả lời',
    });
    expect(news.getAttribute('href')).toBe(link);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Trả lời ngày 02/03/2026')).toBeVisible();
  });

  it('mark only the new ones', async () => {
    serve(graded('c', 'Mới'), graded('a', 'Cũ'));
    markSeen('anh', ['a']);
    show(true);
    await screen.findByRole('link', { name: 'Bài “Cũ” đã chấm xong' });
    expect(screen.getAllByText(NOTIFICATIONS.isNew)).toHaveLength(1);
  });

  it.each([
    ['there are none', [], NOTIFICATIONS.emptyTitle],
    ['they cannot be loaded', null, NOTIFICATIONS.unknown],
  ])('say so when %s', async (_, served, text) => {
    if (served) serve(...served);
    else api.noNetwork();
    show(true);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
