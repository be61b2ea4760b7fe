import type { RecorderFailure } from './recorder.ts';

/** What happened, that the work is safe, what to do. */
export const RECORDER_PROBLEMS: Record<RecorderFailure, string> = {
  denied:
    'Trình duyệt chưa cho mình dùng micro. Bạn mở quyền micro cho trang này trong cài đặt rồi thử lại nhé.',
  missing: 'Mình không tìm thấy micro nào. Bạn cắm hoặc bật micro rồi thử lại nhé.',
  busy: 'Micro đang được ứng dụng khác dùng. Bạn đóng ứng dụng đó rồi thử lại nhé.',
  unsupported: 'Trình duyệt này chưa ghi âm được. Bạn thử Chrome, Safari hoặc Firefox bản mới nhé.',
  'no-room':
    'Máy sắp hết chỗ trống nên mình chưa ghi âm. Bạn dọn bớt bộ nhớ rồi thử lại; bài đã lưu vẫn còn.',
  storage: 'Máy không lưu thêm được bản ghi âm. Phần đã ghi vẫn còn; bạn dọn bớt bộ nhớ rồi ghi lại nhé.',
};
