/** Strings for the pages that are mostly prose. */
export const SITE_PAGES = {
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
    licences: 'Giấy phép phần mềm',
  },
  licences: {
    title: 'Giấy phép phần mềm',
    text: 'Luyện được làm từ nhiều phần mềm, phông chữ và dữ liệu mà người khác chia sẻ cho mọi người cùng dùng. Mình cảm ơn họ, và ghi lại giấy phép của từng phần ở đây.',
    packages: (count: number) => `${count} phần`,
    /** Names of a group: the first few, and how many more there are. */
    names: (first: string, more: number) => (more > 0 ? `${first} và ${more} phần khác` : first),
    source: (name: string) => `Mã nguồn của ${name}`,
    wording: 'Nguyên văn giấy phép',
  },
} as const;
