import {
  type Attendance,
  CLASS_STATUS,
  type ClassStatus,
  type HomeworkKind,
  type HomeworkState,
} from '#contract/tutoring.ts';

/** How far a class is, for those who teach and run it. */
export const CLASS_STATUS_WORDS: Readonly<Record<ClassStatus, string>> = {
  [CLASS_STATUS.notBegun]: 'Chưa khai giảng',
  [CLASS_STATUS.notArranged]: 'Chưa xếp xong',
  [CLASS_STATUS.finished]: 'Đã kết thúc',
  [CLASS_STATUS.running]: 'Đang học',
};

/** What lessons and homework of classes are called, for members and for their teachers. */
export const ATTENDANCE_WORDS: Readonly<Record<Attendance, string>> = {
  present: 'Có mặt',
  late: 'Đến muộn',
  absent: 'Vắng',
  excused: 'Nghỉ có phép',
};

export const HOMEWORK_WORDS: Readonly<Record<HomeworkState, string>> = {
  open: 'Chưa làm',
  begun: 'Đang làm',
  done: 'Đã nộp',
  done_late: 'Nộp muộn',
  overdue: 'Quá hạn',
};

export const HOMEWORK_KIND_WORDS: Readonly<Record<HomeworkKind, string>> = {
  practice: 'Bài luyện',
  revise: 'Phần ôn',
  test: 'Đề thi thử',
};
