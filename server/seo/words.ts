import { BLOG } from '#src/messages/blog.ts';
import { CONTACT } from '#src/messages/contact.ts';
import { ROADMAP } from '#src/messages/roadmap.ts';
import { INFO } from '#src/messages/site-pages.ts';
import type { FixedPath } from './paths.ts';

const NAMES: Readonly<Record<FixedPath, string>> = {
  '/view-roadmap': ROADMAP.title,
  '/blog': BLOG.title,
  '/payments': INFO.payments.title,
  '/output-commit': INFO.commit.title,
  '/terms-conditions': INFO.terms.title,
  '/contact': CONTACT.title,
};

/** What only crawlers read; all else is said with the app's own words. */
export const WORDS = {
  site: 'Luyện',
  home: 'Trang chủ',
  names: NAMES,
  picture: 'Luyện: luyện IELTS mỗi ngày, cả khi không có mạng',
  description:
    'Luyện thi IELTS mỗi ngày, cả khi không có mạng: bài học, bài luyện, ghi âm và chấm điểm bằng AI.',
} as const;
