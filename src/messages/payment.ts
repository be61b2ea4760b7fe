import type { PaymentKind } from '#contract/payment.ts';
import { formatMoney } from '#rules/text/formats.ts';

const KINDS: Record<PaymentKind, string> = {
  bank_transfer: 'chuyển khoản ngân hàng',
  cash: 'tiền mặt tại trung tâm',
};

/** Text that the centre receives with a request to open a course. */
export const COURSE_REQUEST = {
  description: (course: string, price: number | null, kind: PaymentKind) =>
    `Xin mở khóa “${course}” (${price === null ? 'chưa niêm yết học phí' : formatMoney(price)}), đóng bằng ${KINDS[kind]}`,
} as const;

/** Strings for the centre's payment information and for requesting a course. */
export const PAYMENT = {
  pricesTitle: 'Học phí',
  priceOnCall: 'Trung tâm báo khi liên hệ',
  methodsTitle: 'Cách đóng học phí',
  kinds: {
    bank_transfer: 'Chuyển khoản ngân hàng',
    cash: 'Tiền mặt tại trung tâm',
  },
  bank: 'Ngân hàng',
  account: 'Số tài khoản',
  holder: 'Chủ tài khoản',
  place: 'Địa điểm',
  hours: 'Giờ làm việc',
  amount: 'Số tiền',
  memo: 'Nội dung chuyển khoản',
  copy: (what: string) => `Chép ${what.toLowerCase()}`,
  copied: 'Đã chép',
  notCopied: 'Trình duyệt không cho chép. Bạn chọn chữ rồi chép bằng tay nhé.',
  askTitle: 'Đăng ký mở khóa',
  askText:
    'Bạn chọn khóa và cách đóng. Trung tâm nhận yêu cầu, gọi lại xác nhận, rồi mới mở khóa. Gửi yêu cầu chưa phải là đã đóng tiền.',
  course: 'Khóa học',
  courseOption: (name: string, price: number | null) =>
    price === null ? name : `${name} · ${formatMoney(price)}`,
  method: 'Cách đóng',
  phone: 'Số điện thoại',
  name: 'Họ và tên',
  send: 'Gửi yêu cầu',
  sent: 'Đã gửi yêu cầu. Trung tâm sẽ gọi lại cho bạn.',
  needsNetwork: 'Cần có mạng để gửi yêu cầu. Bạn nối mạng rồi bấm lại nhé.',
  qrTitle: 'Mã VietQR',
  qrText:
    'Quét bằng ứng dụng ngân hàng và xem kỹ tên chủ tài khoản trước khi chuyển. Mã được vẽ ngay trên máy bạn; Luyện không nhận tiền và không biết bạn đã chuyển hay chưa.',
  qrAlt: (holder: string, amount: string, memo: string) =>
    `Mã VietQR chuyển khoản cho ${holder}, ${amount}, nội dung ${memo}`,
  anyAmount: 'trung tâm báo khi gọi lại, bạn tự nhập',
  failed: 'Mình chưa tải được học phí và cách đóng. Tải được là phần này tự hiện ra.',
} as const;
