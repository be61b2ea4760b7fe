/** Strings for the second factor of those who teach or run the centre. */
export const STAFF_SECURITY = {
  title: 'Bảo mật nhân viên',
  text: 'Bàn giáo viên và bàn điều hành có dữ liệu của người học, nên ngoài mật khẩu cần thêm mã từ ứng dụng xác thực trên điện thoại.',

  beginTitle: 'Bật mã xác thực',
  beginText:
    'Bạn cài một ứng dụng xác thực trên điện thoại, như Google Authenticator, Microsoft Authenticator hay Aegis, rồi bắt đầu.',
  begin: 'Bắt đầu',
  scan: 'Quét mã này bằng ứng dụng xác thực, hoặc nhập khóa bên dưới.',
  qrLabel: 'Mã QR để thêm tài khoản vào ứng dụng xác thực',
  keyLabel: 'Khóa để nhập tay',
  firstCode: 'Mã 6 số ứng dụng đang hiện',
  confirm: 'Xác nhận',

  enterTitle: 'Nhập mã xác thực',
  enterText: 'Bạn mở ứng dụng xác thực và nhập mã đang hiện. Những gì bạn đang soạn vẫn còn nguyên.',
  enter: 'Mở bàn làm việc',
  freshTitle: 'Nhập mã cho việc này',
  freshText:
    'Việc này cần một mã mới, dùng riêng một lần. Bạn mở ứng dụng xác thực và nhập mã đang hiện; nếu vừa dùng mã ấy rồi, bạn đợi mã kế tiếp nhé.',
  freshEnter: 'Xác nhận việc này',
  needsNetwork: 'Việc này cần có mạng. Có mạng lại, bạn nhập mã rồi bấm xác nhận nhé.',
  useRecovery: 'Dùng mã dự phòng',
  useApp: 'Dùng mã trong ứng dụng',
  recoveryLabel: 'Mã dự phòng',
  recoveryHint: 'Dạng ABCD-EFGH-JKMN, mỗi mã dùng được một lần.',
  recoveryWrong: 'Mã dự phòng gồm ba nhóm, mỗi nhóm 4 chữ hoặc số.',
  lost: 'Mất cả điện thoại lẫn mã dự phòng? Bạn nhờ người quản trị máy chủ đặt lại giúp.',
  notSet: 'Bạn chưa bật mã xác thực. Bạn bật trước rồi quay lại nhé; những gì đã lưu vẫn còn nguyên.',
  goToSetUp: 'Bật mã xác thực',

  open: (time: string) =>
    `Phiên này đang mở cho công việc, tới ${time}. Đến lúc đó, hoặc sau một giờ không dùng, mình hỏi lại mã.`,
  codesTitle: 'Mã dự phòng',
  codesLeft: (count: number) =>
    count === 0
      ? 'Bạn đã dùng hết mã dự phòng.'
      : `Bạn còn ${count} mã dự phòng, dùng khi không có điện thoại.`,
  newCodes: 'Tạo bộ mã mới',
  newCodesText: 'Bộ mã cũ sẽ không dùng được nữa.',
  codesText: 'Mỗi mã dùng được một lần. Mình chỉ hiện lần này, nên bạn cất ở nơi chỉ mình bạn mở được.',
  copy: 'Chép',
  copied: 'Đã chép',
  notCopied: 'Trình duyệt không cho chép. Bạn tải về hoặc in ra nhé.',
  download: 'Tải về',
  print: 'In',
  done: 'Mình đã cất rồi',
  fileHead: 'Mã dự phòng của Luyện, mỗi mã dùng một lần:',
} as const;
