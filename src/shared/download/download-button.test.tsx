import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DownloadManifest } from '#contract/download.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { chooseDataSaving } from '#src/platform/offline/data-saving.ts';
import { db as outbox } from '#src/platform/outbox/database/db.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { type DownloadRow, db, keyOf } from './db.ts';
import { DownloadButton } from './download-button.tsx';
// A guest's button loads it: not after the test's end.
import './downloader.ts';
import { setWifiOnly } from './network.ts';

const OWNER = '01890000-0000-7000-8000-00000000000a';
const TARGET = { kind: 'course', id: 'one' } as const;
const KEY = keyOf({ owner: OWNER, ...TARGET });
const VERSION = 'a'.repeat(64);

const manifest: DownloadManifest = {
  ...TARGET,
  title: 'Khóa một',
  version: VERSION,
  reads: [{ operation: 'course.details', id: 'one', bytes: 400_000, version: VERSION }],
  media: [{ path: '/media/a.mp3', bytes: 11_600_000, sha256: VERSION }],
  lessons: [],
  study_end_date: null,
};
const row = (change: Partial<DownloadRow>): DownloadRow => ({
  key: KEY,
  owner: OWNER,
  ...TARGET,
  title: 'Khóa một',
  state: 'waiting',
  reason: null,
  overMobile: true,
  bytesDone: 0,
  bytesTotal: 12_000_000,
  manifest: null,
  reads: {},
  requestedAt: 1,
  savedAt: null,
  ...change,
});

function show(target: Omit<ComponentProps<typeof DownloadButton>, 'title'> = TARGET) {
  return renderApp(<DownloadButton {...target} title="Khóa một" />);
}

const connect = (connection: { type: string } | undefined): void => {
  const given = connection && { ...connection, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  Object.defineProperty(navigator, 'connection', { configurable: true, value: given });
};

const api = fakeApi();

beforeEach(() => {
  storeSession('token', OWNER);
  connectivity.setState({ state: 'online' });
  api.answer(ENDPOINTS.download.course, manifest);
  api.answer(ENDPOINTS.download.lesson, { ...manifest, kind: 'lesson' });
  const container = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});
afterEach(async () => {
  connect(undefined);
  setWifiOnly(false);
  chooseDataSaving('auto');
  await db.downloads.clear();
});

describe('the download button', () => {
  it('shows the size and requests the download', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Tải về máy · 12 MB' }));
    await screen.findByRole('button', { name: 'Tạm dừng' });
    expect(await db.downloads.get(KEY)).toMatchObject({ state: 'waiting', overMobile: true, owner: OWNER });
  });

  it.each([
    ['Tải luôn', true],
    ['Chờ Wi-Fi', false],
  ])('asks first over mobile data: %s', async (choice, overMobile) => {
    connect({ type: 'cellular' });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Tải về máy · 12 MB' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tải 12 MB qua dữ liệu di động?' });
    expect(await db.downloads.count()).toBe(0);
    fireEvent.click(within(dialog).getByRole('button', { name: choice }));
    await screen.findByRole('button', { name: 'Tạm dừng' });
    expect(await db.downloads.get(KEY)).toMatchObject({ overMobile });
  });

  it.each([
    ['the learner’s choice, on Wi-Fi too', 'on', { type: 'wifi' }, 'Tải 12 MB về máy?'],
    ['no more than that the learner does not mind', 'off', { type: 'cellular' }, null],
  ] as const)('asks by %s', async (_, choice, connection, title) => {
    connect(connection);
    chooseDataSaving(choice);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Tải về máy · 12 MB' }));
    if (title !== null) {
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(await db.downloads.count()).toBe(0);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Tải luôn' }));
    }
    await screen.findByRole('button', { name: 'Tạm dừng' });
    expect(await db.downloads.get(KEY)).toMatchObject({ overMobile: true });
  });

  it('says how much space is missing before it begins, and what can be deleted', async () => {
    const estimate = { usage: 0, quota: 20_000_000 };
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { estimate: async () => estimate },
    });
    onTestFinished(() => void Object.defineProperty(navigator, 'storage', { value: undefined }));
    await db.downloads.put(
      row({ key: 'other', kind: 'test', id: 'two', state: 'done', bytesDone: 3_500_000 }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Tải về máy · 12 MB' }));
    const dialog = await screen.findByRole('dialog', { name: 'Máy chưa đủ chỗ cho bản tải này' });
    expect(within(dialog).getByText(/nặng 12 MB.*thiếu khoảng 12 MB/)).toBeVisible();
    expect(await within(dialog).findByText(/đang chiếm 3,5 MB/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Xem mục tải về' })).toBeVisible();
    expect(await db.downloads.get(KEY)).toBeUndefined();
  });

  it('waits for Wi-Fi without asking if that is the learner’s setting', async () => {
    connect({ type: 'cellular' });
    setWifiOnly(true);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Tải về máy · 12 MB' }));
    await screen.findByRole('button', { name: 'Tạm dừng' });
    expect(await db.downloads.get(KEY)).toMatchObject({ overMobile: false });
  });

  it.each([
    ['downloading', { state: 'downloading', bytesDone: 3_100_000 }, 'Đang tải 3,1 MB/12 MB', 'Tạm dừng'],
    ['waiting for Wi-Fi', { state: 'waiting', reason: 'wifi' }, /Đang chờ Wi-Fi/, 'Tải bằng dữ liệu di động'],
    ['waiting for a network', { state: 'waiting', reason: 'network' }, /Đang chờ có mạng/, 'Tạm dừng'],
    ['paused', { state: 'paused', bytesDone: 6_000_000 }, 'Đã tạm dừng ở 6 MB/12 MB', 'Tải tiếp'],
    ['without room', { state: 'failed', reason: 'room' }, /Máy không đủ chỗ cho 12 MB/, 'Thử lại'],
    ['done', { state: 'done', bytesDone: 12_000_000, manifest }, 'Đã tải về máy · 12 MB', /^Xóa khỏi máy/],
  ] as const)('says that it is %s, and what can be done', async (_, change, words, action) => {
    await db.downloads.put(row(change));
    show();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: action })).toBeVisible();
  });

  it('shows the progress', async () => {
    await db.downloads.put(row({ state: 'downloading', bytesDone: 3_000_000 }));
    show();
    const bar = await screen.findByRole('progressbar');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
      '3000000',
      '12000000',
    ]);
  });

  it('offers an update if the server has newer content', async () => {
    const before = { ...manifest, version: 'b'.repeat(64) };
    await db.downloads.put(row({ state: 'done', manifest: before, savedAt: 1 }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Cập nhật' }));
    await screen.findByRole('button', { name: 'Tạm dừng' });
    expect(await db.downloads.get(KEY)).toMatchObject({ state: 'waiting', savedAt: 1 });
  });

  it('asks before it deletes a download', async () => {
    vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) });
    await db.downloads.put(row({ state: 'paused' }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Xóa khỏi máy: Khóa một' }));
    const dialog = await screen.findByRole('dialog', { name: 'Xóa bản tải này?' });
    expect(await db.downloads.count()).toBe(1);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Xóa khỏi máy' }));
    await screen.findByRole('button', { name: /^Tải về máy/ });
    expect(await db.downloads.count()).toBe(0);
  });

  it('says that a lesson was downloaded with its course', async () => {
    const whole = { ...manifest, lessons: ['first'] };
    await db.downloads.put(row({ state: 'done', manifest: whole, savedAt: 1 }));
    show({ kind: 'lesson', id: 'first', courseId: 'one' });
    await screen.findByText('Bài này đã tải về máy cùng khóa học');
    cleanup();
    show({ kind: 'lesson', id: 'second', courseId: 'one' });
    await screen.findByRole('button', { name: /^Tải về máy/ });
  });

  it('is hidden from guests, and for courses that may not be read', async () => {
    api.refuse(ENDPOINTS.download.course, 'COURSE_NOT_ACTIVATED');
    const { container, unmount } = show();
    await vi.waitFor(() => expect(container.textContent).toBe(''));
    unmount();
    clearSession();
    expect(show().container.innerHTML).toBe('');
  });

  it('is shown to guests where they may download, and does not lead to the page of learners', async () => {
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: () => new Promise(() => 0) },
    });
    clearSession();
    await outbox.meta.put({ key: 'visitor', owner: 'guest-1', token: 't' });
    onTestFinished(() => outbox.meta.clear());
    api.answer(ENDPOINTS.download.speaking, { ...manifest, kind: 'speaking' });
    show({ kind: 'speaking', id: 'speaking-trial', forGuests: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Tải về máy · 12 MB' }));
    await screen.findByRole('button', { name: 'Tạm dừng' });
    expect(await db.downloads.toArray()).toMatchObject([{ owner: 'guest-1', kind: 'speaking' }]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
