/** Strings for notifications. */
export const NOTIFICATIONS = {
  title: 'Thông báo',
  unread: (count: number) => `${count} chưa xem`,
  events: {
    graded: (practice: string) => `Bài “${practice}” đã chấm xong`,
    teacher_graded: (practice: string) => `Giáo viên đã chấm bài “${practice}” của bạn`,
    teacher_declined: (practice: string) => `Giáo viên chưa chấm được bài “${practice}”`,
    report_answered: (exercise: string) => `Báo lỗi của bạn ở bài “${exercise}” đã có trả lời`,
    data_offered: () => 'Trung tâm mời bạn tải bản sao dữ liệu của mình',
    certificate: (course: string) => `Bạn có chứng nhận hoàn thành khóa “${course}”`,
  },
  notGraded: (practice: string) => `Bài “${practice}” chưa chấm được, mở ra để xem cách sửa`,
  /** Time of the notification. */
  dates: {
    graded: (date: string) => `Bạn nộp ngày ${date}`,
    teacher_graded: (date: string) => `Giáo viên trả bài ngày ${date}`,
    teacher_declined: (date: string) => `Giáo viên trả bài ngày ${date}`,
    report_answered: (date: string) => `Trả lời ngày ${date}`,
    data_offered: (date: string) => `Mời ngày ${date}`,
    certificate: (date: string) => `Cấp ngày ${date}`,
  },
  isNew: 'Mới',
  emptyTitle: 'Chưa có thông báo nào',
  emptyText:
    'Bài viết hoặc bài nói nào chấm xong, chứng nhận nào được cấp, báo lỗi nào có trả lời, mình báo ở đây và giữ trong 30 ngày.',
  unknown: 'Mình chưa tải được thông báo. Tải được là chúng tự hiện ra.',
} as const;
