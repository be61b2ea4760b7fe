import { classDetail, lessonDetail } from '#contract/tutoring.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { removeCookie, writeCookie } from '#src/platform/browser/cookies.ts';
import { ORIGIN_COOKIE } from '#src/platform/browser/origin-flag.ts';
import { storeSkew } from '#src/platform/outbox/owner/sender.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes } from '#tests/support/render-app.tsx';
import { TUTORING } from '../messages/tutoring.ts';
import { Component as ClassPage } from './class-page.tsx';
import { Component as TutorPage } from './tutor-page.tsx';

const ID = '01890000-0000-7000-8000-0000000000c1';
const LESSON = '01890000-0000-7000-8000-0000000000b1';
const OWNER = '01890000-0000-7000-8000-00000000000a';
const MINUTE = 60_000;

const api = fakeApi();

const lesson = (ms: number) =>
  made(lessonDetail, {
    id: LESSON,
    class_id: ID,
    title: 'Đọc lướt',
    starts_at: Date.now() + ms,
    ends_at: Date.now() + ms + 90 * MINUTE,
    summary: 'Tập đọc nhanh.',
    week: 2,
    homework: [
      {
        id: '01890000-0000-7000-8000-0000000000d1',
        exercise_id: 'ong-tren-mai-nha',
        title: 'Bees above the Street',
        set_at: 1,
        due_at: Date.now() - MINUTE,
      },
    ],
    materials: [
      {
        id: '01890000-0000-7000-8000-0000000000e1',
      },
    ],
    notes: [
      {
        id: '01890000-0000-7000-8000-0000000000f1',
        text: 'Đọc to mỗi tối.',
        author_name: 'Cô Mai',
        written_at: 1,
        is_personal: true,
      },
    ],
    attendance: { status: 'late', joined_at: 1 },
  });

const detail = (ms: number | null) =>
  made(classDetail, {
    id: ID,
    name: 'Lớp tối',
    level: 10,
    status: 3,
    teacher_name: 'Cô Mai',
    lessons: 16,
    lessons_done: 6,
    homework_open: 1,
    incoming: ms === null ? null : lesson(ms),
    begins_at: 1,
    ends_at: Date.now() + 90 * 86_400_000,
    final_test: { id: 'de-1', title: 'Đề 1' },
    members: 5,
  });

function serve(ms: number | null): void {
  api.answer(ENDPOINTS.tutoring.classById, detail(ms));
  api.answer(ENDPOINTS.tutoring.classes, { classes: [detail(ms)] });
  api.answer(ENDPOINTS.tutoring.syllabus, {
    weeks: [{ week: 2, from: '2020-01-01', to: '2099-12-31', lessons: [lesson(ms ?? MINUTE)] }],
  });
  api.answer(ENDPOINTS.tutoring.notices);
}

const open = (path = `/class-detail/${ID}`) =>
  renderRoutes(
    [
      { path: '/class-detail/:classId?', Component: ClassPage },
      { path: '/tutor', Component: TutorPage },
      { path: '*', element: null },
    ],
    path,
  );

beforeEach(() => storeSession('token', OWNER));
afterEach(async () => {
  await storeSkew(0);
  vi.unstubAllGlobals();
  clearSession();
});

describe('a class', () => {
  it('says what comes next, and prepares for it', async () => {
    serve(3 * 86_400_000 + MINUTE);
    open();
    expect(await screen.findByText('Còn 3 ngày nữa')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chuẩn bị bài' })).toHaveAttribute(
      'href',
      `/class-detail/${ID}?tab=homework`,
    );
    expect(screen.getByText('Đang học')).toBeVisible();
    expect(screen.getByText(TUTORING.exam)).toBeVisible();
    expect(await screen.findByText('Đọc to mỗi tối.')).toBeVisible();
    expect(screen.getByText('Đến muộn')).toBeVisible();
    expect(screen.getByText(/Riêng cho bạn/)).toBeVisible();
  });

  it('counts down by the server’s clock on a device whose clock is wrong', async () => {
    await storeSkew(2 * 3_600_000);
    // The device believes that the lesson is over two hours away.
    serve(2 * 3_600_000 + 10 * MINUTE);
    open();
    expect(await screen.findByRole('button', { name: 'Vào lớp' })).toBeVisible();
    const timer = await screen.findByRole('timer');
    await vi.waitFor(() => expect(timer.textContent).toMatch(/^(?:10:00|9:5\d)$/));
  });

  it('joins in a new tab, which is closed again when the server refuses', async () => {
    serve(5 * MINUTE);
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    api.answer(ENDPOINTS.tutoring.join, {
      url: 'https://meet.example/lop',
      joined_at: 1,
    });
    open();
    const join = await screen.findByRole('button', { name: 'Vào lớp' });
    fireEvent.click(join);
    expect(await screen.findByText(TUTORING.joined)).toBeVisible();
    expect(tab.location.replace).toHaveBeenCalledWith('https://meet.example/lop');
    expect(tab.opener).toBeNull();
    api.refuse(ENDPOINTS.tutoring.join, 'LESSON_CANCELLED');
    fireEvent.click(join);
    expect(await screen.findByRole('alert')).toHaveTextContent(/đã hủy/);
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('offers the room as a link where the browser blocks the tab', async () => {
    serve(5 * MINUTE);
    vi.stubGlobal('open', () => null);
    api.answer(ENDPOINTS.tutoring.join, {
      url: 'https://meet.example/lop',
      attendance: 'late',
      joined_at: 1,
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Vào lớp' }));
    expect(await screen.findByRole('link', { name: TUTORING.openRoom })).toHaveAttribute(
      'href',
      'https://meet.example/lop',
    );
  });

  it('lists homework by its state, and its link asks a guest to sign in', async () => {
    serve(3 * 86_400_000);
    open(`/class-detail/${ID}?tab=homework`);
    const link = await screen.findByRole('link', { name: 'Bees above the Street' });
    expect(within(link.closest('li') ?? link).getByText('Quá hạn')).toBeVisible();
    act(() => clearSession());
    fireEvent.click(await screen.findByRole('link', { name: 'Bees above the Street' }));
    expect(useAuthDialog.getState()).toMatchObject({ asked: 'login', next: '/practice/ong-tren-mai-nha' });
  });

  it('after the last lesson leads to the final test', async () => {
    serve(null);
    api.answer(ENDPOINTS.tutoring.classById, { ...detail(null), ends_at: Date.now() - MINUTE });
    open();
    expect(await screen.findByRole('link', { name: 'Làm bài thi cuối khóa' })).toHaveAttribute(
      'href',
      '/input-test/practice-test?test=de-1',
    );
  });

  it('of others is not found', async () => {
    api.refuse(ENDPOINTS.tutoring.classById, 'NOT_FOUND');
    open();
    expect(await screen.findByText('Mình không tìm thấy nội dung này')).toBeVisible();
  });
});

describe('the tutor page', () => {
  it('lists the classes with the one in focus', async () => {
    serve(2 * 3_600_000 + MINUTE);
    open('/tutor?source=web');
    expect(await screen.findByText('Còn 2 giờ nữa')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lớp tối' })).toHaveAttribute('href', `/class-detail/${ID}`);
    expect(screen.getByText('1 bài tập chưa làm')).toBeVisible();
  });

  it('says how to get a class', async () => {
    api.answer(ENDPOINTS.tutoring.classes);
    open('/tutor');
    expect(await screen.findByText(TUTORING.emptyTitle)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nhờ trung tâm tư vấn' })).toHaveAttribute('href', '/contact');
  });

  it('in the embedded view shows a class itself', async () => {
    writeCookie(ORIGIN_COOKIE, 'crm', 300);
    serve(2 * 3_600_000 + MINUTE);
    open('/tutor?origin=crm');
    const link = await screen.findByRole('link', { name: 'Lớp tối' });
    expect(link).toHaveAttribute('href', `/tutor?origin=crm&class=${ID}`);
    fireEvent.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lớp tối' })).toBeVisible();
    removeCookie(ORIGIN_COOKIE);
  });
});
