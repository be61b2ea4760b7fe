/** Strings of what is set in classes, for teachers and operators. */
export const SETTING = {
  set: 'Giao bài',
  cancel: 'Thôi',
  search: 'Tìm bài theo tên',
  searchHint: 'Gõ vài chữ trong tên, có dấu hay không dấu đều được. Gõ đúng mã bài cũng được.',
  results: 'Chọn một bài',
  searching: 'Đang tìm…',
  found: (count: number) => `Tìm thấy ${count} mục`,
  more: 'Còn nhiều mục nữa. Bạn gõ thêm chữ để thu hẹp nhé.',
  nothing: 'Không có mục nào hợp với những chữ này.',
  failed: 'Mình chưa tìm được. Bạn gõ lại nhé.',
  chooseFirst: 'Bạn chọn một bài trong danh sách trước nhé.',
  due: 'Hạn nộp',
  dueHint: 'Hết ngày này. Để trống nếu không có hạn.',
} as const;
