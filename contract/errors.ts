/**
 * Every code a failure may carry, with its HTTP status and what the learner reads.
 * Clients switch on the code, never on the message.
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: 'Dữ liệu gửi lên chưa đúng. Bạn kiểm tra lại giúp mình nhé.' },
  NOT_SIGNED_IN: { status: 401, message: 'Phiên đăng nhập đã hết hạn. Bạn đăng nhập lại để tiếp tục nhé.' },
  ACCESS_KEY_WRONG: { status: 401, message: 'Khóa truy cập không đúng hoặc đã bị thu hồi.' },
  WRONG_CREDENTIALS: { status: 400, message: 'Số điện thoại hoặc mật khẩu không chính xác' },
  FORBIDDEN: { status: 403, message: 'Bạn chưa có quyền xem nội dung này.' },
  COURSE_NOT_ACTIVATED: {
    status: 403,
    message: 'Vui lòng kích hoạt khóa học để làm bài tập ngay bạn nhé!',
  },
  NO_TRIAL_LESSONS: {
    status: 409,
    message: 'Khóa này chưa có bài học thử. Bạn xem các khóa khác ở Lớp học thử nhé.',
  },
  NOT_FOUND: { status: 404, message: 'Mình không tìm thấy nội dung này.' },
  PHONE_NOT_REGISTERED: { status: 404, message: 'Số điện thoại chưa có trên hệ thống' },
  PHONE_REGISTERED: { status: 409, message: 'Số điện thoại đã có trên hệ thống' },
  OTP_WRONG: { status: 400, message: 'Mã OTP không chính xác hoặc đã hết hạn' },
  OTP_LIMIT: {
    status: 429,
    message: 'Bạn đã yêu cầu mã quá nhiều lần. Bạn đợi một lúc rồi thử lại nhé.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Bạn thao tác hơi nhanh. Bạn đợi một lúc rồi thử lại nhé.' },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    message: 'Mã gửi này đã được dùng cho một nội dung khác. Bài của bạn vẫn còn trên máy.',
  },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: 'Yêu cầu thiếu mã gửi.' },
  ATTEMPT_SUBMITTED: {
    status: 409,
    message: 'Bài này đã nộp nên câu trả lời không đổi được nữa. Bản của bạn vẫn còn trên máy.',
  },
  ATTEMPT_NOT_SUBMITTED: {
    status: 409,
    message: 'Bạn nộp bài trước, rồi mới nhờ giáo viên chấm được nhé.',
  },
  NOT_FOR_TEACHERS: {
    status: 422,
    message: 'Câu này được chấm theo đáp án nên không cần giáo viên chấm.',
  },
  TEACHER_LIMIT: {
    status: 409,
    message: 'Bạn đã dùng hết lượt nhờ giáo viên chấm của tháng này. Sang tháng sau bạn lại có lượt mới.',
  },
  NOT_GRADED_YET: {
    status: 409,
    message: 'Giáo viên chưa chấm xong bài này nên chưa chấm lại được.',
  },
  REGRADE_ASKED: {
    status: 409,
    message: 'Bạn đã nhờ chấm lại bài này rồi. Mỗi bài được chấm lại một lần.',
  },
  DEADLINE_PASSED: {
    status: 409,
    message: 'Câu này được trả lời sau khi hết giờ nên không tính vào bài thi. Bản của bạn vẫn còn trên máy.',
  },
  ANSWER_DOES_NOT_FIT: { status: 422, message: 'Câu trả lời không khớp với dạng câu hỏi.' },
  RECORDING_MISSING: { status: 409, message: 'Máy chủ chưa nhận đủ bản ghi âm của câu này.' },
  UPLOAD_EMPTY: {
    status: 422,
    message: 'Bản ghi âm trống. Bạn kiểm tra micro rồi ghi lại; bản cũ vẫn nằm ở mục Chờ gửi.',
  },
  UPLOAD_TOO_LARGE: {
    status: 413,
    message: 'Bản ghi âm vượt quá 25 MB. Bạn ghi lại ngắn hơn; bản cũ vẫn nằm ở mục Chờ gửi.',
  },
  UPLOAD_NOT_AUDIO: {
    status: 415,
    message: 'Tệp này không phải bản ghi âm đọc được. Bạn ghi lại giúp mình; bản cũ vẫn nằm ở mục Chờ gửi.',
  },
  UPLOAD_TYPE_MISMATCH: {
    status: 415,
    message: 'Bản ghi âm không đúng định dạng đã khai. Bạn ghi lại giúp mình; bản cũ vẫn nằm ở mục Chờ gửi.',
  },
  UPLOAD_HASH_MISMATCH: {
    status: 422,
    message: 'Bản ghi âm đến nơi không nguyên vẹn. Mình sẽ gửi lại từ đầu; bản gốc vẫn còn trên máy.',
  },
  UPLOAD_CONFLICT: {
    status: 409,
    message: 'Mã bản ghi này đã thuộc về một bản ghi khác. Bản của bạn vẫn còn trên máy.',
  },
  RECORDING_EMPTY: {
    status: 422,
    message: 'Bản ghi âm trống. Bạn kiểm tra micro rồi ghi lại giúp mình nhé.',
  },
  RECORDING_TOO_LARGE: {
    status: 413,
    message: 'Bản ghi âm vượt quá 25 MB. Bạn ghi lại ngắn hơn giúp mình nhé.',
  },
  RECORDING_NOT_AUDIO: {
    status: 415,
    message: 'Tệp này không phải bản ghi âm WebM, Ogg, MP4 hoặc WAV. Bạn ghi lại giúp mình nhé.',
  },
  TEXT_TOO_LONG: { status: 422, message: 'Đoạn chữ dài quá. Bạn rút ngắn lại giúp mình nhé.' },
  TEXT_NOT_ENGLISH: {
    status: 422,
    message: 'Mình không thấy câu tiếng Anh nào trong đoạn chữ này. Bạn kiểm tra lại giúp mình nhé.',
  },
  NOT_AGREED: {
    status: 403,
    message:
      'Việc này gửi bản ghi của bạn tới một dịch vụ bên ngoài. Bạn đăng nhập và bật đồng ý trong phần Quyền riêng tư trước nhé.',
  },
  VOICE_SERVICE_FAILED: {
    status: 503,
    message: 'Lỗi gọi API: dịch vụ giọng nói chưa trả lời được. Bạn thử lại sau ít phút nhé.',
  },
  AVATAR_EMPTY: { status: 422, message: 'Tệp ảnh trống. Bạn chọn ảnh khác giúp mình nhé.' },
  AVATAR_TOO_LARGE: { status: 413, message: 'Ảnh nặng quá 5 MB. Bạn chọn ảnh nhẹ hơn giúp mình nhé.' },
  AVATAR_NOT_IMAGE: {
    status: 415,
    message: 'Tệp này không phải ảnh JPEG, PNG hoặc WebP. Bạn chọn ảnh khác giúp mình nhé.',
  },
  AVATAR_BROKEN: {
    status: 422,
    message: 'Ảnh bị hỏng hoặc bị thiếu một phần nên mình không đọc được. Bạn chọn ảnh khác giúp mình nhé.',
  },
  AVATAR_TOO_MANY_PIXELS: {
    status: 422,
    message: 'Ảnh có quá 40 triệu điểm ảnh. Bạn chọn ảnh có kích thước nhỏ hơn giúp mình nhé.',
  },
  AVATAR_TOO_SMALL: {
    status: 422,
    message: 'Ảnh nhỏ quá, mỗi cạnh cần ít nhất 64 điểm ảnh. Bạn chọn ảnh lớn hơn giúp mình nhé.',
  },
  AVATAR_ANIMATED: {
    status: 422,
    message: 'Ảnh động không dùng làm ảnh đại diện được. Bạn chọn ảnh tĩnh giúp mình nhé.',
  },
  MAINTENANCE: { status: 452, message: 'Luyện đang bảo trì. Bài bạn đã lưu vẫn an toàn trên máy.' },
  SERVER_ERROR: { status: 500, message: 'Máy chủ gặp sự cố. Bài bạn đã lưu vẫn an toàn trên máy.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Codes any endpoint may answer, whatever it declares. */
export const COMMON_ERRORS = [
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'MAINTENANCE',
  'SERVER_ERROR',
] as const satisfies readonly ErrorCode[];

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);
