import type { Reachability } from '#rules/network/reachability.ts';
import { formatBytes } from '#rules/text/formats.ts';

/** State of the app on this device, without personal data. Null: the browser does not report it. */
export interface Diagnostics {
  /** Milliseconds since 1970. */
  at: number;
  page: string;
  version: string | null;
  signedIn: boolean;
  networkHint: boolean;
  /** Whether our server responds, or another one in its place. */
  server: Reachability;
  worksOffline: boolean;
  installed: boolean;
  /** Null for guests, `unreadable` if the database fails to open. */
  unsent: { waiting: number; parked: number } | 'unreadable' | null;
  /** Bytes. */
  room: { used: number; free: number } | null;
  persisted: boolean | null;
  screen: string;
  browser: string;
}

const SERVER: Record<Reachability, string> = {
  online: 'có',
  offline: 'không',
  captive: 'mạng cần đăng nhập',
  slow: 'chưa kịp trả lời',
  down: 'chưa tới được',
};

const yesNo = (value: boolean | null): string => (value === null ? 'không rõ' : value ? 'có' : 'không');

function unsentText(unsent: Diagnostics['unsent']): string {
  if (unsent === null) return 'chưa đăng nhập';
  if (unsent === 'unreadable') return 'không đọc được';
  return `${unsent.waiting} chờ, ${unsent.parked} không gửi được`;
}

/** The text that a learner attaches to a report: one fact per line. */
export function diagnosticsText(facts: Diagnostics): string {
  const room = facts.room
    ? `dùng ${formatBytes(facts.room.used)}, trống ${formatBytes(facts.room.free)}`
    : 'không rõ';
  return [
    `Luyện, lúc ${new Date(facts.at).toISOString()}`,
    `Phiên bản: ${facts.version ?? 'không rõ'}`,
    `Trang: ${facts.page}`,
    `Đăng nhập: ${yesNo(facts.signedIn)}`,
    `Mạng trên máy: ${yesNo(facts.networkHint)}`,
    `Máy chủ trả lời: ${SERVER[facts.server]}`,
    `Mở khi không có mạng: ${yesNo(facts.worksOffline)}`,
    `Đã cài ra màn hình chính: ${yesNo(facts.installed)}`,
    `Bài chưa gửi: ${unsentText(facts.unsent)}`,
    `Chỗ trên máy: ${room}`,
    `Trình duyệt hứa giữ dữ liệu: ${yesNo(facts.persisted)}`,
    `Màn hình: ${facts.screen}`,
    `Trình duyệt: ${facts.browser}`,
  ].join('\n');
}

/** Build id from the address of the entry script: `/assets/index-AbC123.js` gives `AbC123`. */
export const buildOf = (entry: string | null | undefined): string | null =>
  /\/index-([\w-]+)\.js$/.exec(entry ?? '')?.[1] ?? null;
