import type { RecorderFailure } from './recorder.ts';

/** What happened, that the work is safe, what to do. */
export const RECORDER_PROBLEMS: Record<RecorderFailure, string> = {
  denied:
    'Trình duyệt chưa cho mình dùng micro. Bạn mở quyền micro cho trang này trong cài đặt rồi thử lại nhé.',
  missing: 'Mình không tìm thấy micro nào. Bạn cắm hoặc bật micro rồi thử lại nhé.',
  busy: 'Micro đang được ứng dụng khác dùng. Bạn đóng ứng dụng đó rồi thử lại nhé.',
  unsupported: 'Trình duyệt này chưa ghi âm được. Bạn thử Chrome, Safari hoặc Firefox bản mới nhé.',
  'no-space':
    'Máy còn quá ít chỗ trống nên mình chưa ghi âm. Bạn giải phóng chỗ rồi thử lại nhé; bài đã lưu vẫn còn.',
  storage:
    'Máy không lưu được bản ghi âm, thường là vì hết chỗ. Bạn giải phóng chỗ rồi ghi lại nhé; bài đã lưu vẫn còn.',
};

/** For a recording that has not begun, above all for lack of space. */
export const NO_SPACE = {
  title: 'Chưa ghi âm được',
  missing: (size: string) => `Để ghi trọn câu này, máy còn thiếu khoảng ${size}.`,
  anyway: 'Cứ ghi âm',
} as const;

/** For a recording that the device has no space for. */
export const UNSAVED = {
  full: 'Máy đã hết chỗ nên mình đang giữ phần này trong bộ nhớ tạm. Bạn cứ nói tiếp, đừng đóng trang.',
  title: 'Bản ghi này chưa lưu được vào máy',
  text: 'Máy đã hết chỗ. Bản ghi còn nguyên ở đây, miễn là bạn đừng đóng hay rời trang này. Bạn giải phóng chỗ rồi lưu lại, hoặc tải bản ghi về làm tệp.',
  label: 'bản ghi chưa lưu',
  again: 'Lưu lại',
  download: 'Tải bản ghi về',
  giveUp: 'Bỏ bản ghi',
  giveUpTitle: 'Bỏ bản ghi chưa lưu?',
  giveUpText: 'Phần chưa lưu được sẽ mất hẳn. Bạn có thể tải bản ghi về trước.',
  keep: 'Giữ lại',
  left: 'Máy đã hết chỗ nên bản ghi chưa vào bài được. Mình đã tải bản ghi về làm tệp cho bạn.',
  free: 'Giải phóng chỗ',
  freeTitle: 'Giải phóng chỗ trên máy?',
  freeText: 'Mình xóa những thứ lấy lại được từ máy chủ, bài chưa gửi của bạn không bị đụng tới:',
  freeDownloads: (size: string) => `Bài học và đề thi thử đã tải về: ${size}`,
  freeTexts: (count: number) => `Bài viết giữ để đọc khi không có mạng: ${count}`,
  freeRecordings: (size: string) => `Bản ghi âm đã gửi xong: ${size}, vẫn nghe lại được khi có mạng`,
  freeOther: 'Hình và phần nghe mà trình duyệt đã giữ tạm',
  freed: 'Mình đã xóa. Bạn bấm Lưu lại hoặc ghi âm lại nhé.',
  freeFailed: 'Mình chưa xóa được hết. Bạn dọn bớt ảnh, video hay ứng dụng trên máy rồi thử lại nhé.',
} as const;

/** In place of a recording that is neither on this device nor could be fetched. */
export const RECORDING_MISSING =
  'Chưa lấy được bản ghi âm: bản ghi không nằm trên máy này. Có mạng lại bạn mở trang này để nghe nhé.';

/** For an answer whose recording is on the server and not here: made elsewhere, or removed from here after it was sent. */
export const MADE_ELSEWHERE =
  'Câu này đã ghi trên máy khác và đã lưu trên máy chủ. Bạn nghe lại ở trên được.';
export const MADE_ELSEWHERE_OFFLINE =
  'Câu này đã ghi trên máy khác và đã lưu trên máy chủ. Có mạng lại là bạn nghe được ở đây.';
