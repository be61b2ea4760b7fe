import type { ClassStatus } from '#contract/tutoring.ts';
import { CLASS_MOMENT, type ClassAction, type ClassMoment } from '#rules/tutoring/class-moment.ts';
import { clockTime, lessonTime } from '#rules/tutoring/lesson-time.ts';
import { HOMEWORK_KIND_WORDS } from '#src/messages/class-words.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface Span {
  starts_at: number;
  ends_at: number;
}

/** Words of the moments without a countdown that ticks; `left` is until the lesson begins. */
export function momentWords(moment: ClassMoment, span: Span | null, now: number): string {
  const left = span ? span.starts_at - now : 0;
  switch (moment) {
    case CLASS_MOMENT.WEEKS_AWAY:
      return span ? `Buổi tới: ${lessonTime(span.starts_at)}` : '';
    case CLASS_MOMENT.DAYS_AWAY:
      return `Còn ${Math.floor(left / DAY_MS)} ngày nữa`;
    case CLASS_MOMENT.HOURS_AWAY:
      return `Còn ${Math.floor(left / HOUR_MS)} giờ nữa`;
    case CLASS_MOMENT.MINUTES_AWAY:
      return 'Sắp đến giờ học';
    case CLASS_MOMENT.ROOM_OPEN:
      return 'Phòng đã mở, bạn vào trước được rồi';
    case CLASS_MOMENT.RUNNING:
      return 'Lớp đang học';
    case CLASS_MOMENT.ENDING:
      return 'Buổi học sắp kết thúc';
    case CLASS_MOMENT.NO_CLASS:
      return 'Bạn chưa có lớp nào';
    case CLASS_MOMENT.NO_TEACHER:
      return 'Lớp đang chờ giáo viên';
    case CLASS_MOMENT.NO_LESSON:
      return 'Buổi tới chưa có lịch';
    case CLASS_MOMENT.TEST_TO_DO:
      return 'Chỉ còn bài thi cuối khóa';
    case CLASS_MOMENT.FINISHED:
      return 'Lớp đã hoàn thành';
  }
}

export const STATUS_WORDS: Readonly<Record<ClassStatus, string>> = {
  0: 'Chờ khai giảng',
  1: 'Chờ xếp lớp',
  2: 'Hoàn thành',
  3: 'Đang học',
};

export const ACTION_WORDS: Readonly<Record<ClassAction, string>> = {
  prepare: 'Chuẩn bị bài',
  join: 'Vào lớp',
  review: 'Xem lại bài',
  test: 'Làm bài thi cuối khóa',
  advise: 'Nhờ trung tâm tư vấn',
};

export const TUTORING = {
  title: 'Gia sư trực tuyến',
  text: 'Lịch học, bài tập và tài liệu các lớp của bạn.',
  classTitle: 'Lớp của tôi',
  mine: 'Lớp của bạn',
  allClasses: 'Tất cả lớp',
  openClass: (name: string) => `Mở lớp ${name}`,
  emptyTitle: 'Bạn chưa có lớp nào',
  emptyText:
    'Lớp có giáo viên do trung tâm xếp. Bạn để lại lời nhắn, trung tâm sẽ gọi tư vấn và xếp lớp hợp với bạn.',
  emptyVip: 'Bạn đã có gói gia sư. Trung tâm đang xếp lớp, khi xong lớp sẽ hiện ở đây.',
  selfStudy: 'Tự học trước',
  exam: 'Luyện thi cấp tốc',
  teacher: (name: string) => `Giáo viên: ${name}`,
  noTeacher: 'Chưa có giáo viên',
  progress: (done: number, all: number) => `${done}/${all} buổi`,
  homeworkOpen: (count: number) => `${count} bài tập chưa làm`,
  homeworkNone: 'Không còn bài tập nào',
  accessUntil: (day: string) => `Bạn làm được bài tập của lớp đến hết ${day}.`,
  members: (count: number) => `${count} người học`,
  startsIn: 'Bắt đầu sau',
  endsIn: 'Kết thúc sau',
  span: ({ starts_at, ends_at }: Span) => `${lessonTime(starts_at)} – ${clockTime(ends_at)}`,
  joinOffline: 'Vào lớp cần có mạng. Bài tập và tài liệu thì bạn vẫn mở được.',
  joined: 'Mình đã ghi bạn có mặt.',
  joinedLate: 'Mình đã ghi bạn vào lớp.',
  openRoom: 'Mở phòng học',
  openRoomText: 'Trình duyệt chặn thẻ mới. Bạn bấm vào đây để mở phòng học.',
  tabs: { schedule: 'Lịch học', homework: 'Bài tập', materials: 'Tài liệu', results: 'Kết quả' },
  tabsLabel: 'Các phần của lớp',
  week: (week: number, from: string, to: string) => `Tuần ${week} · ${from} – ${to}`,
  thisWeek: 'Tuần này',
  cancelled: 'Đã hủy',
  unrecorded: 'Chưa điểm danh',
  lessonHomework: 'Bài tập',
  lessonMaterials: 'Tài liệu',
  lessonNotes: 'Lời giáo viên',
  noteForYou: 'Riêng cho bạn',
  nothing: 'Buổi này chưa có bài tập hay tài liệu.',
  noSchedule: 'Lớp chưa có lịch học.',
  pastTitle: 'Các buổi đã qua',
  noticesTitle: 'Thông báo của lớp',
  noNotices: 'Lớp chưa có thông báo nào.',
  more: 'Xem thêm',
  kinds: HOMEWORK_KIND_WORDS,
  due: (at: number) => `Hạn: ${lessonTime(at)}`,
  noDue: 'Không có hạn',
  waiting: 'Đã nộp trên máy, chờ gửi',
  homeworkTodo: 'Cần làm',
  homeworkDone: 'Đã xong',
  noHomework: 'Lớp chưa giao bài tập nào.',
  allDone: 'Bạn đã làm hết bài tập của lớp.',
  seeResult: (title: string) => `Xem kết quả: ${title}`,
  noMaterials: 'Lớp chưa có tài liệu nào.',
  sheet: 'Phiếu học',
  file: 'Tệp',
  attendanceTitle: 'Điểm danh',
  attendanceSentence: (there: number, all: number) =>
    all === 0 ? 'Chưa có buổi nào được điểm danh.' : `Bạn có mặt ${there} trên ${all} buổi đã điểm danh.`,
  unrecordedSentence: (count: number) => ` ${count} buổi chưa ghi nhận.`,
  homeworkTitle: 'Bài tập theo tuần',
  homeworkSentence: (done: number, all: number) =>
    all === 0 ? 'Lớp chưa giao bài tập nào.' : `Bạn đã nộp ${done} trên ${all} bài tập.`,
  lateSentence: (count: number) => ` ${count} bài nộp muộn.`,
  overdueSentence: (count: number) => ` ${count} bài đã quá hạn.`,
  studyTitle: 'Tự học',
  /** `estimated`: minutes from before time was measured. */
  studySentence: (minutes: number, days: number, estimated: number) =>
    days === 0
      ? 'Từ khi vào lớp bạn chưa có buổi tự học nào.'
      : `Bạn tự học ${minutes} phút trong ${days} ngày kể từ khi lớp bắt đầu${
          estimated > 0 ? `, trong đó ${estimated} phút là ước tính` : ''
        }.`,
  testsTitle: 'Bài kiểm tra',
  testsSentence: (count: number, band: string | null) =>
    count === 0
      ? 'Bạn chưa nộp bài kiểm tra nào của lớp.'
      : `Bạn đã nộp ${count} bài kiểm tra${band === null ? '' : `, bài gần nhất đạt band ${band}`}.`,
  finalTitle: 'Bài thi cuối khóa',
  finalNone: 'Lớp không có bài thi cuối khóa.',
  finalTodo: 'Bạn chưa nộp bài thi cuối khóa.',
  finalDone: (band: string | null) =>
    band === null ? 'Bạn đã nộp, kết quả ở trang bài làm.' : `Bạn đạt band ${band}.`,
  doFinal: 'Làm bài',
  seeFinal: 'Xem bài làm',
  historyTitle: 'Nhật ký học',
  noHistory: 'Nhật ký sẽ có từ buổi học đầu tiên.',
  attended: (status: string) => `Buổi học · ${status}`,
  handedIn: (kind: string) => `Đã nộp ${kind.toLocaleLowerCase('vi')}`,
  weekShort: (week: number) => `T${week}`,
  columns: {
    week: 'Tuần',
    minutes: 'Phút',
    days: 'Ngày học',
    set: 'Được giao',
    done: 'Đã nộp',
    status: 'Điểm danh',
    count: 'Số buổi',
    test: 'Bài',
    band: 'Band',
    at: 'Ngày nộp',
  },
} as const;
