import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { NETWORK } from '#src/messages/network.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { becomeGuest } from '#src/platform/outbox/owner/guest.ts';
import { exportQueue } from '#src/platform/outbox/queue/export-queue.ts';
import { deleteParked } from '#src/platform/outbox/queue/queue.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { useEviction } from '#src/platform/outbox/start/eviction.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { Component } from './outbox-page.tsx';

const LAN = '01890000-0000-7000-8000-00000000000a';
const MINH = '01890000-0000-7000-8000-00000000000b';
const ARRIVED = 'Mọi bài bạn làm trên máy này đã tới máy chủ.';

const work = (owner: string, label: string, after: string[] = []) =>
  saveCommand(ENDPOINTS.lesson.updateProgress, {
    owner,
    params: { id: 'l' },
    body: { section_id: label, status: 2, at: 1, skew: 0 },
    label,
    after,
  });
const park = (id: string) =>
  db.commands
    .where('id')
    .equals(id)
    .modify({ state: 'parked', lastMessage: 'Bài đã đóng.' } satisfies Partial<CommandRow>);
const receipt = (provedAt?: number) =>
  db.receipts.put({
    id: crypto.randomUUID(),
    owner: LAN,
    kind: 'command',
    at: 1,
    sha256: null,
    ...(provedAt && { provedAt }),
  });
const show = () =>
  renderApp(
    <>
      <Component />
      <SyncIndicator ofGuest />
    </>,
  );

beforeEach(() => storeSession('token', LAN));
afterEach(async () => {
  useEviction.setState({ lost: null });
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('a network that wants a sign-in', () => {
  afterEach(() => connectivity.setState({ state: 'online' }));

  it('is told from a missing one, by the indicator and on the page', async () => {
    await work(LAN, 'Bài đọc');
    connectivity.setState({ state: 'captive' });
    show();
    await screen.findByText('Mạng cần đăng nhập · 1 đang chờ');
    expect(screen.getByText('Mạng này cần đăng nhập')).toBeVisible();
    expect(screen.getByText(/Bài của bạn vẫn an toàn trên máy/)).toBeVisible();
    act(() => connectivity.setState({ state: 'offline' }));
    expect(screen.getByText('Không có mạng · 1 đang chờ')).toBeVisible();
    expect(screen.queryByText(/Máy có mạng/)).toBeNull();
    act(() => connectivity.setState({ state: 'down' }));
    expect(screen.getByText('Chưa tới được máy chủ · 1 đang chờ')).toBeVisible();
    expect(screen.getByText(/có thể bạn phải đăng nhập mạng đó trước/)).toBeVisible();
    act(() => connectivity.setState({ state: 'slow' }));
    expect(screen.getByText('Máy chủ trả lời chậm · 1 đang chờ')).toBeVisible();
    expect(screen.getByText(NETWORK.slowText)).toBeVisible();
    expect(screen.queryByText(/đăng nhập mạng đó trước/)).toBeNull();
    act(() => connectivity.setState({ state: 'online' }));
    expect(screen.queryByText(/đăng nhập mạng/)).toBeNull();
  });
});

describe('the message that everything has arrived', () => {
  it('is shown once the server has confirmed it', async () => {
    await receipt(5);
    show();
    await screen.findByText(ARRIVED);
    expect(screen.getByRole('link', { name: 'Học tiếp' }).getAttribute('href')).toBe('/my-course');
  });

  const unconfirmed: [string, () => Promise<unknown> | undefined, RegExp][] = [
    ['before the server has confirmed it', () => receipt(), /đang đối chiếu với máy chủ/],
    ['when nothing was ever sent', () => undefined, /Không còn gì của bạn chờ gửi trên máy này/],
    [
      "beside another learner's work",
      async () => {
        await receipt(5);
        await work(MINH, 'Bài của Minh');
      },
      /còn 1 mục của người học khác/,
    ],
    [
      'while lost work has not been acknowledged',
      async () => {
        await receipt(5);
        useEviction.setState({ lost: { waiting: 2, at: 1 } });
      },
      /2 mục chưa gửi ở máy này thì không lấy lại được/,
    ],
    [
      'while missing work has not been acknowledged',
      async () => {
        await receipt(5);
        await db.meta.put({ key: `missing:${LAN}`, count: 3 });
      },
      /Máy chủ chưa có 3 mục từng báo đã nhận/,
    ],
  ];
  it.each(unconfirmed)('is not shown %s', async (_name, prepare, instead) => {
    await prepare();
    show();
    await screen.findByText('Không có gì đang chờ');
    await screen.findByText(instead);
    expect(screen.queryByText(ARRIVED)).toBeNull();
  });
});

it('a guest sees their own queue, in the header too, and nothing of a learner', async () => {
  await work(LAN, 'Bài của Lan');
  clearSession();
  const { owner } = await becomeGuest();
  await work(owner, 'Bài của khách');
  show();
  await screen.findByText(/Bài của khách/);
  await screen.findByRole('button', { name: 'Gửi ngay' });
  await screen.findByRole('button', { name: 'Xuất ra tệp' });
  expect((await screen.findByTestId('sync')).textContent).toBe('1 đang chờ');
  expect(screen.queryByText(/Bài của Lan/)).toBeNull();
});

it('a row waits for the previous one only while that one waits', async () => {
  const first = await work(LAN, 'trước');
  await work(LAN, 'sau', [first]);
  show();
  await screen.findByText(/Chờ mục trước/);
  await park(first);
  await screen.findByText(/Sẵn sàng gửi, không đợi mục trước/);
  await deleteParked((await db.commands.where('id').equals(first).first())?.seq ?? 0);
  await screen.findByText(/^Sẵn sàng gửi · /);
});

it('restores an exported file, and says why it rejects another', async () => {
  await work(LAN, 'một');
  const file = new File([(await exportQueue(LAN)).file], 'cho-gui.json');
  await db.commands.clear();
  show();
  await screen.findByText('Không có gì đang chờ');
  const choose = screen.getByLabelText('Nhập tệp đã xuất', { selector: 'input' });
  fireEvent.change(choose, { target: { files: [new File(['{}'], 'khác.json')] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/không phải tệp bạn đã xuất/);
  fireEvent.change(choose, { target: { files: [file] } });
  await screen.findByText('Đã nhập 1 mục vào hàng chờ.');
  await screen.findByText(/một/);
});
