/** Strings for recordings that belong to no answer yet. */
export const UNCLAIMED = {
  waiting: (count: number) => `${count} bản ghi âm chờ bạn`,
  title: 'Bản ghi âm chưa gắn vào câu nào',
  text: 'Lần trước trang bị ngắt trước khi lưu câu trả lời. Phần đã ghi vẫn còn trên máy: bạn mở lại bài để giữ nó làm câu trả lời.',
  made: (when: string) => `Ghi lúc ${when}`,
  unreadable: 'Mình không đọc được thông tin của bản ghi âm này. Bạn lưu thành tệp để giữ phần tiếng nhé.',
  open: 'Mở lại bài',
  download: 'Lưu thành tệp',
  discard: 'Bỏ',
  keep: 'Giữ lại',
  discardTitle: 'Bỏ bản ghi âm này?',
  discardText: 'Bản ghi âm sẽ mất hẳn. Bạn có thể lưu thành tệp trước khi bỏ.',
} as const;
