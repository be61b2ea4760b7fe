import type { RecorderFailure, RecorderState } from './recorder.ts';

/** What happened, that the work is safe, what to do; where storing failed, `STORAGE_ADVICE` says what to do. */
export const RECORDER_PROBLEMS: Record<RecorderFailure, string> = {
  denied:
    'Trình duyệt chưa cho mình dùng micro. Bạn mở quyền micro cho trang này trong cài đặt rồi thử lại nhé.',
  missing: 'Mình không tìm thấy micro nào. Bạn cắm hoặc bật micro rồi thử lại nhé.',
  busy: 'Micro đang được ứng dụng khác dùng. Bạn đóng ứng dụng đó rồi thử lại nhé.',
  unsupported: 'Trình duyệt này chưa ghi âm được. Bạn thử Chrome, Safari hoặc Firefox bản mới nhé.',
  'no-space': 'Máy còn quá ít chỗ trống nên mình chưa ghi âm; bài đã lưu vẫn còn.',
  storage: 'Mình chưa lưu được bản ghi âm xuống máy; bài đã lưu vẫn còn.',
};

/** Whether it failed for lack of space: only room on the device helps. */
export const lacksSpace = (state: Extract<RecorderState, { name: 'failed' }>): boolean =>
  state.reason === 'no-space' || (state.reason === 'storage' && state.why === 'full');

/** For a recording that has not begun, above all for lack of space. */
export const NO_SPACE = {
  title: 'Chưa ghi âm được',
  missing: (size: string) => `Để ghi trọn câu này, máy còn thiếu khoảng ${size}.`,
  anyway: 'Cứ ghi âm',
} as const;

/** For a recording that the device could not store. */
export const UNSAVED = {
  inMemory:
    'Phần này chưa lưu xuống máy được nên mình đang giữ nó trên trang. Bạn cứ nói tiếp, đừng đóng trang.',
  title: 'Bản ghi này chưa lưu được vào máy',
  text: 'Bản ghi còn nguyên ở đây, miễn là bạn đừng đóng hay rời trang này. Bạn cũng có thể tải bản ghi về làm tệp.',
  label: 'bản ghi chưa lưu',
  again: 'Lưu lại',
  download: 'Tải bản ghi về',
  giveUp: 'Bỏ bản ghi',
  giveUpTitle: 'Bỏ bản ghi chưa lưu?',
  giveUpText: 'Phần chưa lưu được sẽ mất hẳn. Bạn có thể tải bản ghi về trước.',
  keep: 'Giữ lại',
  left: 'Bản ghi chưa lưu được vào bài. Mình đã tải bản ghi về làm tệp cho bạn.',
} as const;

/** In place of a recording that is neither on this device nor could be fetched. */
export const RECORDING_MISSING =
  'Chưa lấy được bản ghi âm: bản ghi không nằm trên máy này. Có mạng lại bạn mở trang này để nghe nhé.';

/** For an answer whose recording is on the server and not here: made elsewhere, or removed from here after it was sent. */
export const NOT_HERE =
  'Bản ghi của câu này nằm trên máy chủ, không có trên máy này. Bạn nghe lại ở trên được.';
export const NOT_HERE_OFFLINE =
  'Bản ghi của câu này nằm trên máy chủ, không có trên máy này. Có mạng lại là bạn nghe được ở đây.';
