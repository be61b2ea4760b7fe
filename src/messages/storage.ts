import type { StorageFailure } from '#rules/storage/storage-failure.ts';

/**
 * Why something was not stored on the device, with the one thing that helps. Pages say only what was not stored; no other
 * file gives such advice (tests/tree/storage-advice.test.ts).
 */
export const STORAGE_ADVICE: Record<StorageFailure, string> = {
  full: 'Máy đã hết chỗ trống. Bạn xóa bớt ảnh, video hay ứng dụng không dùng tới rồi thử lại nhé.',
  blocked:
    'Trình duyệt đang không cho Luyện lưu dữ liệu trên máy này. Bạn cho phép trang này lưu dữ liệu trong cài đặt, hoặc mở Luyện ngoài chế độ ẩn danh nhé.',
  broken:
    'Trình duyệt vừa mất kết nối với phần lưu trữ của Luyện. Bạn thử lại nhé; nếu vẫn chưa được thì tải lại trang, bài đã lưu vẫn còn.',
  slow: 'Máy đang lưu chậm hơn thường lệ và chưa báo lỗi gì. Bạn cứ để trang mở, đợi một chút rồi thử lại nhé.',
  unknown: 'Mình chưa rõ vì sao. Bạn thử lại nhé, bài đã lưu vẫn còn.',
};

/** What was not stored, then why and what helps. */
export const withAdvice = (what: string, failure: StorageFailure): string =>
  `${what} ${STORAGE_ADVICE[failure]}`;

/** For a device without space: deleting what the server has, too. Offered nowhere else. */
export const FREE_STORAGE = {
  open: 'Giải phóng chỗ',
  title: 'Giải phóng chỗ trên máy?',
  text: 'Mình xóa những thứ lấy lại được từ máy chủ, bài chưa gửi của bạn không bị đụng tới:',
  downloads: (size: string) => `Bài học và đề thi thử đã tải về: ${size}`,
  texts: (count: number) => `Bài viết giữ để đọc khi không có mạng: ${count}`,
  recordings: (size: string) => `Bản ghi âm đã gửi xong: ${size}, vẫn nghe lại được khi có mạng`,
  other: 'Hình và phần nghe mà trình duyệt đã giữ tạm',
  done: 'Mình đã xóa. Bạn bấm Lưu lại hoặc ghi âm lại nhé.',
  failed: 'Mình chưa xóa được hết. Bạn thử lại nhé.',
  keep: 'Giữ lại',
} as const;

/** For a page whose browser stores nothing for this site. */
export const UNSTORED = {
  title: 'Trình duyệt không cho Luyện lưu bài trên máy này',
  text: 'Bạn vẫn làm bài được và kết nối được thì mình gửi ngay. Nhưng phần chưa gửi sẽ mất nếu bạn đóng hay tải lại trang. Muốn giữ chắc hơn, bạn cho phép trang này lưu dữ liệu trong cài đặt, hoặc mở Luyện ngoài chế độ ẩn danh nhé.',
  understood: 'Đã hiểu',
  saved: 'Đang giữ trên trang này, bạn đừng đóng trang khi chưa gửi xong',
  sent: 'Đã gửi tới máy chủ',
} as const;
