import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseDataSaving, mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { db as outbox } from '#src/platform/outbox/database/db.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import {
  readRecordingsOnWifi,
  setRecordingsOnWifi,
} from '#src/platform/outbox/sending/recordings-on-wifi.ts';
import { storeSession } from '#src/platform/session/session.ts';
import { type DownloadRow, db, keyOf } from '#src/shared/download/db.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { Component } from './downloads-page.tsx';

const OWNER = '01890000-0000-7000-8000-00000000000a';
const OTHER = '01890000-0000-7000-8000-00000000000b';

const put = (change: Pick<DownloadRow, 'kind' | 'id' | 'title' | 'bytesDone'> & { owner?: string }) => {
  const { owner = OWNER, kind, id } = change;
  const row: DownloadRow = {
    key: keyOf({ owner, kind, id }),
    state: 'done',
    reason: null,
    overMobile: true,
    bytesTotal: change.bytesDone,
    manifest: null,
    reads: {},
    requestedAt: 1,
    savedAt: 1,
    ...change,
    owner,
  };
  return db.downloads.put(row);
};

const show = () => renderApp(<Component />);

beforeEach(() => {
  storeSession('token', OWNER);
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) });
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      estimate: async () => ({ usage: 30_000_000, quota: 530_000_000 }),
      persisted: async () => false,
    },
  });
});
afterEach(async () => {
  await db.downloads.clear();
  await outbox.commands.clear();
});

describe('the downloads page', () => {
  it('lists this learner’s downloads with their sizes, the total and the free storage', async () => {
    await put({ kind: 'course', id: 'one', title: 'Khóa một', bytesDone: 12_000_000 });
    await put({ kind: 'test', id: 'two', title: 'Đề hai', bytesDone: 3_500_000 });
    await put({ owner: OTHER, kind: 'test', id: 'three', title: 'Của người khác', bytesDone: 9 });
    show();
    expect((await screen.findByRole('link', { name: 'Khóa một' })).getAttribute('href')).toBe(
      '/course-detail/one',
    );
    expect(screen.getByRole('link', { name: 'Đề hai' }).getAttribute('href')).toBe(
      '/input-test/practice-test?test=two',
    );
    expect(screen.queryByText('Của người khác')).toBeNull();
    await screen.findByText('15,5 MB');
    await screen.findByText('500 MB');
    await screen.findByText(/trình duyệt có thể xóa các bản tải/);
  });

  it('deletes all downloads after confirmation', async () => {
    await put({ kind: 'course', id: 'one', title: 'Khóa một', bytesDone: 12_000_000 });
    await put({ kind: 'test', id: 'two', title: 'Đề hai', bytesDone: 3_500_000 });
    await put({ owner: OTHER, kind: 'test', id: 'three', title: 'Của người khác', bytesDone: 9 });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Xóa tất cả' }));
    const dialog = await screen.findByRole('dialog', { name: 'Xóa mọi bản tải?' });
    expect(within(dialog).getByText(/giải phóng khoảng 15,5 MB/)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Xóa tất cả' }));
    await screen.findByText('Bạn chưa tải bài nào');
    expect(await db.downloads.count()).toBe(1);
  });

  it('lets the learner choose how much of the network it may use, and remembers that', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: Object.assign(new EventTarget(), { type: 'cellular' }),
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    show();
    const group = within(await screen.findByRole('group', { name: 'Tiết kiệm dữ liệu' }));
    expect(group.getByRole('radio', { name: 'Tự động', checked: true })).toBeVisible();
    expect(mayPrefetch()).toBe(false);
    fireEvent.click(group.getByRole('radio', { name: 'Tắt' }));
    expect(group.getByText(/kể cả bằng dữ liệu di động/)).toBeVisible();
    expect(mayPrefetch()).toBe(true);
    expect(localStorage.getItem('luyen.data-saving')).toBe('"off"');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Chỉ gửi bản ghi âm khi có Wi-Fi' }));
    await vi.waitFor(async () => expect(await readRecordingsOnWifi()).toBe(true));
    chooseDataSaving('auto');
    await setRecordingsOnWifi(false);
  });

  it('lists unsent work, and does not offer to delete it', async () => {
    await saveCommand(ENDPOINTS.practice.submit, {
      owner: OWNER,
      body: { attempt_id: OTHER, practice_id: 'p', at: 1, skew: 0 },
      label: 'Ong trên mái nhà',
    });
    show();
    const waiting = await screen.findByRole('heading', { name: 'Bài chờ gửi (1)' });
    const section = within(waiting.closest('section') ?? document.body);
    expect(section.getByText('Ong trên mái nhà')).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
    expect(section.getByRole('link', { name: 'Mở mục Chờ gửi' })).toBeVisible();
  });
});
