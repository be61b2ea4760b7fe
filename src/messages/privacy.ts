import { WHO } from './consent.ts';

/** Strings for the page about the learner's stored data. */
export const PRIVACY = {
  title: 'Dữ liệu và quyền riêng tư',
  text: 'Bạn xem được mình giữ những gì, tải về, hoặc xóa hẳn, bất cứ lúc nào.',

  keptTitle: 'Mình giữ những gì',
  kept: [
    'Số điện thoại, và những gì bạn điền trong hồ sơ.',
    'Câu trả lời, bài viết, kết quả chấm và tiến độ học.',
    `Bản ghi âm bạn đã gửi, để chấm bài nói và để bạn nghe lại. ${WHO.hears} ${WHO.voiceOutside} ${WHO.ear}`,
    `${WHO.textOutside} Mình ghi lại mỗi ngày đã dùng dịch vụ ấy bao nhiêu.`,
    'Tên trình duyệt, hệ điều hành và phần đầu địa chỉ mạng của các máy đang đăng nhập. Máy bạn từng đăng nhập được nhớ 180 ngày bằng một mã không đọc ngược được, để người lạ thử mật khẩu không làm bạn bị chặn.',
  ],

  consentTitle: 'Những điều bạn đồng ý',
  voiceLabel: 'Cho gửi bản ghi âm để chấm bài nói',
  voiceText:
    'Khi bật, bản ghi âm rời máy bạn tới máy chủ Luyện. Khi tắt, mình hỏi lại trước lần ghi âm sau, và bản chưa gửi ở lại máy; bản đã gửi vẫn được giữ cho tới khi bạn xóa tài khoản.',
  serviceLabel: 'Cho dịch vụ bên ngoài chép lời bài nói',
  serviceText:
    'Khi bật, bản ghi bài nói tự do có thể được gửi, không kèm tên hay số điện thoại, tới một dịch vụ bên ngoài để chép lời thành chữ, nhờ vậy bài được chấm kỹ hơn. Khi tắt, bản ghi không rời máy chủ Luyện.',
  serviceOff: 'Bạn chưa đồng ý, nên không bản ghi nào được gửi đi',
  textLabel: 'Cho dịch vụ AI bên ngoài đọc bài viết',
  textText: `${WHO.textOutside} Khi tắt, bài bạn nộp sau đó không rời máy chủ Luyện.`,
  textOff: 'Bạn chưa đồng ý, nên không bài viết nào được gửi đi',
  pushLabel: 'Gửi thông báo tới máy của bạn',
  pushText:
    'Thông báo đi qua dịch vụ của trình duyệt, nội dung được mã hóa trên đường đi. Bạn chọn nhận gì, hoặc tắt hết, ở trang Lời nhắc.',
  pushOpen: 'Mở trang Lời nhắc',
  serviceFailed: 'Chưa lưu được lựa chọn này. Bạn thử lại nhé.',
  given: (date: string) => `Bạn đồng ý ngày ${date}`,
  withdrawn: (date: string) => `Bạn rút lại ngày ${date}`,
  neverAsked: 'Bạn chưa được hỏi về điều này',
  consentFailed: 'Mình chưa lưu được lựa chọn này.',

  devicesTitle: 'Máy đang đăng nhập',
  thisDevice: 'Máy này',
  unknownDevice: 'Thiết bị không xác định',
  lastUsed: (date: string) => `Dùng gần nhất ngày ${date}`,
  lastUsedFrom: (date: string, network: string) => `Dùng gần nhất ngày ${date}, mạng ${network}`,
  signedIn: (date: string) => `Đăng nhập ngày ${date}`,
  endDevice: 'Đăng xuất',
  endDeviceLabel: (device: string) => `Đăng xuất ${device}`,
  deviceEnded: 'Đã đăng xuất máy đó',
  deviceGone: 'Máy đó đã đăng xuất từ trước',

  exportTitle: 'Tải dữ liệu của tôi',
  exportText:
    'Một tệp JSON gồm hồ sơ, câu trả lời, kết quả chấm, tiến độ và danh sách bản ghi âm kèm đường dẫn. Bài chưa gửi nằm ở mục Chờ gửi, tải riêng ở đó.',
  exportAction: 'Tải về',
  exportPreparing: 'Mình đang gom dữ liệu',
  exportProgress: (size: string) => `Đã tải ${size}`,
  exportDone: (size: string) => `Đã tải xong, tệp ${size}`,
  exportNeedsNetwork: 'Cần có mạng để tải dữ liệu. Bạn nối mạng rồi thử lại nhé.',

  deleteTitle: 'Xóa tài khoản',
  deleteText:
    'Hồ sơ, bài làm, kết quả, bản ghi âm và chứng nhận sẽ bị xóa khỏi máy chủ và khỏi máy này, không lấy lại được.',
  deleteOpen: 'Xóa tài khoản của tôi',
  deleteDialogTitle: 'Xóa hẳn tài khoản?',
  deleteCounting: 'Mình đang xem còn bài nào chưa gửi không.',
  deleteUnsent: (count: number) => `Trên máy này còn ${count} mục chưa gửi. Chúng cũng mất theo.`,
  deleteNothingUnsent: 'Trên máy này không còn bài nào chưa gửi.',
  deleteUnknown: 'Mình chưa đếm được số bài chưa gửi trên máy này. Nếu còn, chúng cũng mất theo.',
  deletePhone: 'Nhập lại số điện thoại của bạn để xác nhận',
  deleteCode: 'Mã xác nhận xóa tài khoản, gồm 6 chữ số',
  deleteMismatch: 'Số điện thoại không khớp với tài khoản này',
  deleteKeep: 'Giữ tài khoản',
  deleteConfirm: 'Xóa hẳn',
  deleteNeedsNetwork: 'Cần có mạng để xóa tài khoản. Chưa có gì bị xóa.',
} as const;
