export const LESSON = {
  name: 'Bài học',
  sections: 'Các phần của bài',
  resume: 'Học tiếp',
  again: 'Xem lại bài',
  kinds: { study_sheet: 'Phiếu học', revise: 'Ôn tập', practice: 'Luyện tập' },
  minutes: (minutes: number) => `${minutes} phút`,
  progress: (done: number, total: number) => `Đã xong ${done} trên ${total} phần`,
  left: (minutes: number) => `Còn khoảng ${minutes} phút là xong bài này`,
  allDone: 'Bạn đã xong bài này',
  states: { todo: 'Chưa làm', begun: 'Đang làm', done: 'Đã xong' },
  waiting: 'Đã lưu, chờ gửi',
} as const;
