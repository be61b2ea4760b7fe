import { describe, expect, it } from 'vitest';
import { buildOf, type Diagnostics, diagnosticsText } from './diagnostics.ts';

const FACTS: Diagnostics = {
  at: Date.UTC(2026, 10, 21, 3, 4, 5),
  page: '/report',
  version: 'DYqStQs8',
  signedIn: true,
  networkHint: true,
  server: 'offline',
  worksOffline: true,
  installed: false,
  unsent: { waiting: 3, parked: 1 },
  room: { used: 1_400_000, free: 2_000_000_000 },
  persisted: null,
  screen: '390 × 844 @3',
  browser: 'Mozilla/5.0',
};

describe('diagnosticsText', () => {
  it('has one fact per line', () => {
    expect(diagnosticsText(FACTS).split('\n')).toEqual([
      'Luyện, lúc 2026-11-21T03:04:05.000Z',
      'Phiên bản: DYqStQs8',
      'Trang: /report',
      'Đăng nhập: có',
      'Mạng trên máy: có',
      'Máy chủ trả lời: không',
      'Mở khi không có mạng: có',
      'Đã cài ra màn hình chính: không',
      'Bài chưa gửi: 3 chờ, 1 không gửi được',
      'Chỗ trên máy: dùng 1,4 MB, trống 2 GB',
      'Trình duyệt hứa giữ dữ liệu: không rõ',
      'Màn hình: 390 × 844 @3',
      'Trình duyệt: Mozilla/5.0',
    ]);
  });

  it.each<[string, Partial<Diagnostics>, string]>([
    ['a guest', { unsent: null, signedIn: false }, 'Bài chưa gửi: chưa đăng nhập'],
    ['a database that fails to open', { unsent: 'unreadable' }, 'Bài chưa gửi: không đọc được'],
    ['unknown storage space', { room: null }, 'Chỗ trên máy: không rõ'],
    ['a captive portal', { server: 'captive' }, 'Máy chủ trả lời: mạng cần đăng nhập'],
    ['unknown build', { version: null }, 'Phiên bản: không rõ'],
    ['persistent storage', { persisted: true }, 'Trình duyệt hứa giữ dữ liệu: có'],
  ])('%s', (_, change, line) => {
    expect(diagnosticsText({ ...FACTS, ...change }).split('\n')).toContain(line);
  });
});

it.each([
  ['/assets/index-DYqStQs8.js', 'DYqStQs8'],
  ['https://luyen.example/assets/index-a_B-9.js', 'a_B-9'],
  ['/src/app/main.tsx', null],
  [null, null],
  [undefined, null],
])('the build of %s is %s', (entry, build) => {
  expect(buildOf(entry)).toBe(build);
});
