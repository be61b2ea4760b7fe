import type { HomeworkState } from '#contract/tutoring.ts';
import { clockTime, lessonDay } from '#rules/tutoring/lesson-time.ts';
import { CLASS_STATUS_WORDS } from '#src/messages/class-words.ts';

interface Span {
  starts_at: number;
  ends_at: number;
}

/** When a lesson is, in Vietnam, within a sentence: `thứ Ba 01/12, 19:30–21:00`. */
export const spanWithin = ({ starts_at, ends_at }: Span): string =>
  `${lessonDay(starts_at)}, ${clockTime(starts_at)}–${clockTime(ends_at)}`;

/** The same by itself. */
export function spanWords(span: Span): string {
  const words = spanWithin(span);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Strings of a teacher's classes. */
export const CLASSES = {
  title: 'Lớp của tôi',
  text: 'Những lớp bạn đang dạy: ai ở trong lớp, buổi nào sắp tới, bài nào đã giao.',
  offline: 'Chưa có mạng nên mình chưa xem được lớp. Có mạng lại, bạn tải lại nhé.',
  status: CLASS_STATUS_WORDS,
  filter: 'Xem',
  filters: { open: 'Đang mở', closed: 'Đã đóng' },
  emptyTitle: 'Bạn chưa có lớp nào',
  emptyText: 'Trung tâm xếp lớp cho bạn xong, lớp sẽ hiện ở đây.',
  noneClosed: 'Chưa có lớp nào đã đóng',
  members: (count: number) => `${count} người học`,
  next: 'Buổi tới',
  today: 'Hôm nay',
  now: 'Đang diễn ra',
  noNext: 'Chưa có buổi nào sắp tới',
  openLesson: 'Mở buổi này',
  back: 'Các lớp của bạn',

  people: 'Người học',
  noPeople: 'Lớp chưa có ai. Trung tâm thêm người học xong, bạn sẽ thấy ở đây.',
  attended: 'Có mặt',
  handedIn: 'Bài tập',
  outOf: (part: number, all: number) => `${part}/${all}`,
  lastDay: 'Học gần nhất',
  never: 'Chưa học',
  lessons: 'Các buổi học',
  noLessons: 'Lớp chưa có buổi học nào. Lịch do trung tâm xếp.',
  past: (count: number) => `${count} buổi trước đó`,
  later: (count: number) => `${count} buổi sau đó`,
  cancelled: 'Đã hủy',
  over: 'Đã qua',
  counts: { homework: 'bài tập', notes: 'lời dặn', materials: 'tài liệu' },
  marked: (count: number, all: number) => `Điểm danh ${count}/${all}`,
  notMarked: 'Chưa điểm danh',
} as const;

/** Strings of one lesson. */
export const LESSON = {
  title: 'Buổi học',
  back: 'Về lớp',
  room: 'Vào phòng học',
  change: 'Sửa tên và tóm tắt',
  name: 'Tên buổi học',
  summary: 'Tóm tắt',
  summaryHint: 'Buổi này học gì. Người học thấy ở lịch của lớp.',
  save: 'Lưu',
  saved: 'Đã lưu',
  cancel: 'Thôi',
  forbidden: 'Bạn không còn quyền giáo viên nên không lưu được nữa. Chữ bạn đã viết vẫn còn trên trang này.',

  attendance: 'Điểm danh',
  markedSoFar: (count: number, all: number) => `Đã điểm danh ${count}/${all}`,
  markRest: 'Những người còn lại có mặt',
  opensLater: 'Điểm danh mở từ 15 phút trước giờ học.',
  joined: (time: string) => `Vào phòng lúc ${time}`,
  short: { present: 'Có mặt', late: 'Muộn', absent: 'Vắng', excused: 'Có phép' },
  markOf: (status: string, name: string) => `${status}: ${name}`,

  homework: 'Bài tập',
  noHomework: 'Buổi này chưa có bài tập.',
  set: 'Giao bài',
  setOf: (title: string) => `Giao bài cho buổi ${title}`,
  setDone: 'Đã giao bài, người học được báo ngay',
  cannotSet: 'Lớp đã đóng hoặc buổi học đã hủy nên không giao bài được nữa.',
  due: (time: string) => `Hạn ${time}`,
  noDue: 'Không có hạn',
  tally: (done: number, begun: number, open: number) =>
    `${done} đã nộp · ${begun} đang làm · ${open} chưa làm`,
  each: 'Xem từng người',
  remove: 'Bỏ bài',
  removeOf: (title: string) => `Bỏ bài ${title}`,
  removeTitle: 'Bỏ bài này?',
  removeText: (title: string) =>
    `“${title}” không còn là bài tập của buổi này nữa. Bài người học đã làm vẫn là của họ.`,
  removed: 'Đã bỏ bài',
  keep: 'Giữ lại',

  notes: 'Lời dặn',
  noNotes: 'Chưa có lời dặn nào.',
  noteFor: 'Gửi cho',
  wholeClass: 'Cả lớp',
  onlyFor: (name: string) => `Riêng ${name}`,
  note: 'Lời dặn',
  noteHint: 'Người nhận được báo ngay và đọc được ở buổi học này.',
  send: 'Gửi lời dặn',
  sent: 'Đã gửi lời dặn',
  noteMissing: 'Bạn viết lời dặn trước nhé.',
  changeNote: 'Sửa',
  changeNoteOf: (text: string) => `Sửa lời dặn: ${text}`,
  changeNoteTitle: 'Sửa lời dặn',
  removeNote: 'Xóa',
  removeNoteOf: (text: string) => `Xóa lời dặn: ${text}`,
  removeNoteTitle: 'Xóa lời dặn này?',
  removeNoteText: 'Người học sẽ không đọc được nữa.',
  noteRemoved: 'Đã xóa lời dặn',

  materials: 'Tài liệu',
  noMaterials: 'Buổi này chưa có tài liệu.',
  addMaterial: 'Thêm tài liệu',
  materialKinds: { study_sheet: 'Phiếu', file: 'Tệp' },
  materialSearch: 'Tìm phiếu theo tên, tệp theo tên tệp',
  materialHint: 'Gõ vài chữ, có dấu hay không dấu đều được.',
  materialResults: 'Chọn một tài liệu',
  materialMissing: 'Bạn chọn một tài liệu trong danh sách trước nhé.',
  materialTitle: 'Tên hiện cho người học',
  materialTitleMissing: 'Bạn đặt tên cho tệp này nhé.',
  materialAdded: 'Đã thêm tài liệu',
  removeMaterial: 'Gỡ',
  removeMaterialOf: (title: string) => `Gỡ tài liệu ${title}`,
  materialRemoved: 'Đã gỡ tài liệu',
} as const;

/** States of homework as a teacher counts them. */
export const isHandedIn = (state: HomeworkState): boolean => state === 'done' || state === 'done_late';
