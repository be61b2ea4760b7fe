import { SITE } from '#src/messages/page-title.ts';

/** Texts that only crawlers read; everything else uses the app's own messages. */
export const WORDS = {
  site: SITE,
  home: 'Trang chủ',
  picture: 'Luyện: luyện IELTS mỗi ngày, cả khi không có mạng',
  description:
    'Luyện thi IELTS mỗi ngày, cả khi không có mạng: bài học, bài luyện, ghi âm và chấm điểm bằng AI.',
} as const;
