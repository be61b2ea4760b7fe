/** Words of the pages that are mostly prose. */
export const INFO = {
  contents: 'Trong trang này',
  changedOn: (date: string) => `Cập nhật ngày ${date}`,
  commit: {
    title: 'Cam kết đầu ra',
    text: 'Mình cam kết những gì mình làm được, và nói rõ những gì mình không hứa.',
    advice: 'Nhận tư vấn',
  },
  payments: {
    title: 'Phương thức thanh toán',
    text: 'Khóa khởi đầu miễn phí. Khóa khác do trung tâm mở cho bạn sau khi liên hệ; ứng dụng không thu tiền.',
    contact: 'Liên hệ trung tâm',
    starter: 'Xem khóa miễn phí',
  },
  terms: {
    title: 'Điều khoản và quyền riêng tư',
    text: 'Viết bằng tiếng Việt thường, để đọc một lần là biết Luyện giữ gì, làm gì với nó, và bạn có quyền gì.',
  },
} as const;
