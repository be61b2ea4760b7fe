/** Words of what happened for the learner. */
export const NOTIFICATIONS = {
  title: 'Thông báo',
  unread: (count: number) => `${count} chưa xem`,
  graded: (practice: string) => `Bài “${practice}” đã chấm xong`,
  handedIn: (date: string) => `Bạn nộp ngày ${date}`,
  isNew: 'Mới',
  emptyTitle: 'Chưa có thông báo nào',
  emptyText: 'Bài viết hoặc bài nói nào chấm xong, mình báo ở đây và giữ trong 30 ngày.',
  unknown: 'Mình chưa tải được thông báo. Có mạng, chúng sẽ tự hiện ra.',
} as const;
