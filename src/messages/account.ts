import { UNKNOWN_FAILURE } from '#rules/network/reachability.ts';

/** Strings for signing up, signing in and out. The messages of the forms are verbatim (docs/product.md, point 5). */
export const ACCOUNT = {
  registerTitle: 'Đăng ký',
  registerText: 'Nhập số điện thoại để lưu tiến độ và học tiếp trên mọi máy.',
  registerAction: 'Đăng ký',
  loginTitle: 'Đăng nhập',
  loginAction: 'Đăng nhập',
  orByCode: 'Chưa đặt mật khẩu, hoặc không nhớ? Đăng nhập bằng mã nhé.',
  byCode: 'Nhận mã qua tin nhắn',
  otpTitle: 'Nhập mã OTP',
  otpText: (phone: string) => `Mình đã gửi mã gồm 6 chữ số tới số ${phone}.`,
  otpAction: 'Xác nhận',
  otpLabel: 'Mã OTP',
  resendIn: (time: string) => `Gửi lại mã sau ${time}`,
  resend: 'Gửi lại OTP',
  proofTitle: 'Mình sắp gửi mã',
  proofText:
    'Lúc này có rất nhiều yêu cầu gửi mã, nên mình nhờ máy bạn giải một bài tính nhỏ trước. Thường chỉ mất vài giây.',
  proofProgress: (solved: number, parts: number) => `Đã giải ${solved}/${parts} bước`,
  proofCancel: 'Để sau',
  resetTitle: 'Đặt lại mật khẩu',
  resetAction: 'Lưu mật khẩu',
  inputTestTitle: 'TEST ĐẦU VÀO',
  inputTestAction: 'Tiếp tục',
  inputTestStart: 'Bắt đầu test',
  phone: 'Số điện thoại',
  phoneHint: 'Ví dụ: 0912 345 678',
  password: 'Mật khẩu',
  newPassword: 'Mật khẩu mới',
  confirmation: 'Nhập lại mật khẩu',
  forgot: 'Quên mật khẩu?',
  haveAccount: 'Bạn đã có tài khoản?',
  noAccount: 'Bạn chưa có tài khoản?',
  otherPhone: 'Đổi số điện thoại',
  signedIn: 'Đăng nhập thành công',
  offerTitle: 'Lần sau bạn vào lại bằng gì?',
  offerText: (phone: string) =>
    `Tài khoản của bạn chưa có mật khẩu. Trên máy khác, bạn nhập số ${phone} rồi nhận mã qua tin nhắn. Có mật khẩu thì vào được cả khi chỗ bạn không nhận được tin nhắn.`,
  setPassword: 'Đặt mật khẩu',
  keepCodes: 'Mình dùng mã là được',
} as const;

/** Verbatim. */
export const ACCOUNT_RULES = {
  phoneRequired: 'Số điện thoại là một trường bắt buộc',
  passwordRequired: 'Mật khẩu là một trường bắt buộc',
  passwordShort: 'Mật khẩu ít nhất 5 ký tự',
  forgotPhoneEmpty: 'Số điện thoại không được để trống',
  forgotPhoneUnknown: 'Số điện thoại chưa có trên hệ thống',
  registerPhoneEmpty: 'Vui lòng nhập số điện thoại',
  phoneInvalid: 'Số điện thoại không hợp lệ',
  otpIncomplete: 'Nhập đầy đủ mã OTP',
  confirmationRequired: 'Nhập lại mật khẩu là một trường bắt buộc',
  confirmationDiffers: 'Mật khẩu không chính xác, vui lòng thử lại !',
  failed: UNKNOWN_FAILURE,
} as const;
