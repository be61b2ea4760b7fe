import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type CommandRow, ROW_VERSION } from '#src/platform/outbox/database/rows.ts';
import { QueueRow } from './queue-row.tsx';

const NOW = 1_800_000_000_000;
const row: CommandRow = {
  seq: 1,
  id: '019aa000-0000-7000-8000-0000000000c1',
  v: ROW_VERSION,
  owner: '019aa000-0000-7000-8000-000000000001',
  operation: 'practice.updateSingleAnswer',
  params: null,
  body: {},
  label: 'Câu 3',
  recordingId: null,
  after: [],
  slot: null,
  state: 'queued',
  tries: 0,
  savedAt: NOW - 3 * 3_600_000,
  nextTryAt: 0,
  size: 2_000,
  lastCode: null,
  lastMessage: null,
};

it.each<[string, Partial<CommandRow>, string, number?]>([
  ['ready to go', {}, 'Sẵn sàng gửi · 3 giờ trước'],
  ['to be tried again soon', { nextTryAt: NOW + 5_000 }, 'Thử lại sau 5 giây · 3 giờ trước'],
  ['to be tried again later', { nextTryAt: NOW + 250_000 }, 'Thử lại sau 5 phút · 3 giờ trước'],
  ['for a newer app', { v: ROW_VERSION + 1 }, 'Cần bản ứng dụng mới hơn · 3 giờ trước'],
  ['parked', { state: 'parked', lastMessage: 'Lạ quá.' }, 'Lạ quá. · 3 giờ trước'],
  [
    'held for Wi-Fi',
    { recordingId: 'r' },
    'Chờ Wi-Fi, như bạn đã chọn ở mục Tải về máy · 3 giờ trước · có bản ghi âm',
    0,
  ],
  ['with a recording', { recordingId: 'r' }, 'Sẵn sàng gửi · 3 giờ trước · có bản ghi âm'],
])('a row that is %s says so, with its age and its size', (_, change, words, held) => {
  render(<QueueRow row={{ ...row, ...change }} states={new Map()} now={NOW} held={held ?? null} />);
  const item = screen.getByRole('listitem');
  expect(item.textContent).toContain('Câu trả lời: Câu 3');
  expect(item.textContent).toContain('2 kB');
  expect(item.querySelector('p')?.textContent).toBe(words);
});
