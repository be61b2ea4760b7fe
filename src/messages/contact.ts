/** Strings for the contact page and for requesting advice. */
export const CONTACT = {
  title: 'Liên hệ và tư vấn',
  text: 'Bạn hỏi mình về bài học, tài khoản hay lộ trình đều được.',
  waysTitle: 'Cách liên hệ',
  kinds: { company: 'Đơn vị vận hành', email: 'Email', phone: 'Điện thoại', address: 'Địa chỉ' },
  /** Shown where the operator has configured neither an e-mail address nor a phone number. */
  none: 'Trung tâm chưa đăng email hay số điện thoại. Bạn để lại số ở mẫu đăng ký tư vấn, trung tâm sẽ gọi lại.',
  unknown: 'Mình chưa tải được cách liên hệ. Tải được là thông tin tự hiện ra.',
} as const;

export const ADVICE = {
  along: 'Gửi kèm:',
  title: 'Đăng ký nhận tư vấn',
  /** Accessible names of the forms: two may be on one page. */
  forms: { modal: 'Đăng ký nhận tư vấn', footer: 'Đăng ký nhận tư vấn, cuối trang' },
  text: 'Bạn để lại số điện thoại, người tư vấn gọi lại, nghe mục tiêu và thời gian của bạn rồi gợi ý lộ trình.',
  name: 'Họ và tên',
  phone: 'Số điện thoại',
  email: 'Email (không bắt buộc)',
  action: 'Tư vấn ngay',
  /** Verbatim (docs/product.md, point 8). */
  sent: 'Gửi yêu cầu tư vấn thành công !',
  failed: 'Gửi yêu cầu tư vấn thất bại !',
  needsNetwork:
    'Gửi yêu cầu cần có mạng. Những gì bạn đã điền vẫn ở đây, có mạng bạn bấm “Tư vấn ngay” là được.',
} as const;

/** Verbatim (docs/product.md, point 5), save the length of an email in the footer, which has no message there. */
export const ADVICE_RULES = {
  modal: {
    nameMissing: 'Thiếu thông tin họ và tên',
    nameLong: 'Họ và tên có độ dài quá 200 ký tự',
    phoneMissing: 'Thiếu thông tin số điện thoại',
    phoneWrong: 'Số điện thoại không đúng định dạng',
    emailLong: 'Email có độ dài quá 200 ký tự',
    emailWrong: 'Email không đúng định dạng',
  },
  footer: {
    nameMissing: 'Họ và tên là một trường bắt buộc',
    nameLong: 'Họ và tên không quá 50 ký tự',
    phoneMissing: 'Số điện thoại là một trường bắt buộc',
    phoneWrong: 'Số điện thoại không hợp lệ',
    emailLong: 'Email không quá 100 ký tự',
    emailWrong: 'Email không hợp lệ',
  },
} as const;
