/** Where to go on after something is finished. */
export const NEXT_UP = {
  section: (title: string) => `Phần tiếp theo: ${title}`,
  lesson: (title: string) => `Bài tiếp theo: ${title}`,
  today: 'Xem việc tiếp theo',
  trial: 'Học thử bài khác',
} as const;
