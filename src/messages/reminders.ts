/** Strings of reminders that are used outside their page. */
export const REMINDERS = {
  title: 'Lời nhắc',
  /** In the queue. */
  savedLabel: 'Lựa chọn về lời nhắc',
  snoozeLabel: 'Nhắc lại sau 1 giờ',

  /** On notifications. */
  practise: 'Luyện ngay',
  snooze: 'Nhắc lại sau 1 giờ',
  studiedTitle: 'Hôm nay bạn đã luyện rồi',
  studiedBody: 'Phần còn lại để mai, mình gặp lại bạn nhé.',
  notSnoozedTitle: 'Mình chưa hẹn lại được',
  notSnoozedBody: 'Bạn mở Luyện và đăng nhập lại nhé.',
  trialTitle: 'Lời nhắc thử',
  trialBody: 'Lời nhắc trên máy này sẽ hiện như thế này.',

  offerTitle: 'Mai mình nhắc bạn luyện tiếp nhé?',
  offerText:
    'Mỗi ngày nhiều nhất một lời nhắc luyện tập, vào giờ bạn hay học. Hôm nào luyện rồi thì mình không nhắc.',
  offerOpen: 'Chọn lời nhắc',
  offerDismiss: 'Không cần',

  heldTitle: 'Bạn vừa mở một thông báo',
  heldText: 'Bạn đang làm dở nên mình chưa chuyển trang. Xong bạn mở cũng được.',
  heldOpen: 'Mở ngay',
  heldDismiss: 'Để sau',
} as const;
