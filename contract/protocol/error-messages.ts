import { type ErrorCode, MAINTENANCE_MESSAGE, PASSWORD_COMMON_MESSAGE } from './error-codes.ts';

/** Default message of each code, unless the server sends a more specific one. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'Dữ liệu gửi lên chưa đúng. Bạn kiểm tra lại giúp mình nhé.',
  NOT_SIGNED_IN: 'Phiên đăng nhập đã hết hạn. Bạn đăng nhập lại để tiếp tục nhé.',
  ACCESS_KEY_WRONG: 'Khóa truy cập không đúng hoặc đã bị thu hồi.',
  WRONG_CREDENTIALS: 'Số điện thoại hoặc mật khẩu không chính xác',
  FORBIDDEN: 'Bạn chưa có quyền xem nội dung này.',
  SECOND_FACTOR_REQUIRED: 'Bạn nhập mã xác thực để làm tiếp nhé. Những gì bạn đang soạn vẫn còn nguyên.',
  SECOND_FACTOR_WRONG: 'Mã không đúng hoặc đã dùng rồi. Bạn đợi ứng dụng hiện mã mới rồi nhập lại nhé.',
  SECOND_FACTOR_LOCKED:
    'Đã có quá nhiều mã sai, nên thiết bị chưa từng xác thực tạm thời không nhập mã được nữa. Bạn đặt lại mật khẩu bằng số điện thoại của mình rồi thử lại nhé.',
  FRESH_CODE_REQUIRED:
    'Việc này cần một mã xác thực mới. Nếu trang không hỏi mã, bạn tải lại trang để dùng bản mới nhất nhé.',
  SECOND_FACTOR_SET: 'Tài khoản này đã bật mã xác thực rồi.',
  ADVICE_TAKEN: 'Người khác đã nhận yêu cầu này rồi.',
  ADVICE_CHANGED: 'Yêu cầu này vừa được đổi ở nơi khác. Bạn tải lại để xem bản mới nhé.',
  REPORT_CLOSED: 'Báo lỗi này đã được xử lý rồi. Bạn tải lại để xem nhé.',
  REPORT_OF_GUEST: 'Báo lỗi này do khách gửi nên không trả lời được. Bạn đóng lại thay cho trả lời nhé.',
  LEARNER_IS_STAFF: 'Người này đang có quyền làm việc ở trung tâm. Bạn thu hồi quyền trước rồi hãy xóa nhé.',
  CLASS_REFUSED: 'Lớp học chưa đổi được. Bạn tải lại rồi thử lại nhé.',
  OWN_ROLE: 'Bạn không tự thu hồi quyền của mình được. Bạn nhờ một người điều hành khác nhé.',
  REQUEST_NEEDS_OTHER: 'Yêu cầu này cần một người điều hành khác đồng ý. Bạn nhờ đồng nghiệp xem giúp nhé.',
  REQUEST_DECIDED: 'Yêu cầu này đã được xử lý rồi. Bạn tải lại để xem nhé.',
  COURSE_NOT_ACTIVATED: 'Vui lòng kích hoạt khóa học để làm bài tập ngay bạn nhé!',
  NO_TRIAL_LESSONS: 'Khóa này chưa có bài học thử. Bạn xem các khóa khác ở Lớp học thử nhé.',
  NOT_FOUND: 'Mình không tìm thấy nội dung này.',
  PHONE_NOT_REGISTERED: 'Số điện thoại chưa có trên hệ thống',
  PHONE_REGISTERED: 'Số điện thoại đã có trên hệ thống',
  OTP_WRONG: 'Mã OTP không chính xác hoặc đã hết hạn',
  OTP_LIMIT: 'Bạn đã yêu cầu mã quá nhiều lần. Bạn đợi một lúc rồi thử lại nhé.',
  PROOF_REQUIRED: 'Đang có rất nhiều yêu cầu gửi mã. Bạn đợi một lúc rồi thử lại giúp mình nhé.',
  EXPORT_LIMIT: 'Hôm nay bạn đã tải bảng đủ số lần rồi. Mai bạn tải tiếp nhé.',
  EXPORT_TOO_LARGE: 'Bảng này quá dài để tải một lần. Bạn chọn một trạng thái có ít yêu cầu hơn nhé.',
  PASSWORD_COMMON: PASSWORD_COMMON_MESSAGE,
  TOO_MANY_REQUESTS: 'Bạn thao tác hơi nhanh. Bạn đợi một lúc rồi thử lại nhé.',
  IDEMPOTENCY_CONFLICT: 'Mã gửi này đã được dùng cho một nội dung khác. Bài của bạn vẫn còn trên máy.',
  IDEMPOTENCY_KEY_REQUIRED: 'Yêu cầu thiếu mã gửi.',
  CERTIFICATE_NOT_EARNED:
    'Bản này cấp theo cách cũ, chưa ghi việc đã làm. Bạn làm đủ các phần mà khóa yêu cầu rồi hãy cấp lại nhé.',
  ATTEMPT_SUBMITTED: 'Bài này đã nộp nên câu trả lời không đổi được nữa. Bản của bạn vẫn còn trên máy.',
  KEYS_SHOWN: 'Câu này đến sau khi bạn đã xem đáp án nên không tính điểm. Bản của bạn vẫn còn trên máy.',
  ATTEMPT_NOT_SUBMITTED: 'Bạn nộp bài trước, rồi mới nhờ giáo viên chấm được nhé.',
  NOT_FOR_TEACHERS: 'Câu này được chấm theo đáp án nên không cần giáo viên chấm.',
  TEACHER_LIMIT: 'Bạn đã dùng hết lượt nhờ giáo viên chấm của tháng này. Sang tháng sau bạn lại có lượt mới.',
  NOT_GRADED_YET: 'Giáo viên chưa chấm xong bài này nên chưa chấm lại được.',
  REGRADE_ASKED: 'Bạn đã nhờ chấm lại bài này rồi. Mỗi bài được chấm lại một lần.',
  GRADING_HELD: 'Một giáo viên khác đang chấm bài này. Bạn chấm bài khác giúp mình nhé.',
  GRADINGS_HELD: 'Bạn đang giữ nhiều bài rồi. Bạn chấm xong hoặc trả bớt vài bài rồi nhận thêm nhé.',
  GRADED_BY_OTHER:
    'Một giáo viên khác đã chấm bài này trước. Bản của bạn vẫn còn nguyên; bạn mở ra để so hai bản nhé.',
  GRADING_CHANGED:
    'Người học vừa gửi bài khác thay bài này. Bản chấm của bạn vẫn còn nguyên; bạn mở ra đọc lại bài mới nhé.',
  BANDS_MISSING: 'Bạn cho band đủ các tiêu chí rồi làm tiếp nhé.',
  QUOTE_NOT_FOUND: 'Một lời nhận xét chỉ vào chỗ không có trong bài. Bạn chọn lại đoạn ấy giúp mình nhé.',
  MESSAGES_USED_UP: 'Bạn đã gửi đủ số lời nhắn cho bài này.',
  PHRASES_FULL: 'Kho câu của bạn đã đầy. Bạn xóa bớt câu ít dùng rồi thêm nhé.',
  SPEAKING_NOT_ALLOWED:
    'Phần này dành cho bạn đã có gói Phòng nói AI. Bạn luyện thử các chủ đề miễn phí trước nhé.',
  CONVERSATION_NOT_ALLOWED:
    'Phần này dành cho bạn đã có gói Hội thoại. Bạn làm phần giới thiệu để luyện thử các cảnh miễn phí trước nhé.',
  LEVEL_LOCKED: 'Mức này chưa mở. Bạn hoàn thành mức đang học rồi lên mức tiếp theo nhé.',
  LEVEL_NOT_DONE:
    'Mức này còn cảnh và nhiệm vụ chưa xong nên chưa lên mức được. Những gì bạn đã làm vẫn được giữ nguyên.',
  LESSON_NOT_OPEN: 'Phòng học mở trước giờ học 15 phút. Bạn quay lại lúc đó nhé.',
  LESSON_OVER: 'Buổi học này đã kết thúc. Bạn xem lại bài và phần dặn dò của giáo viên nhé.',
  LESSON_CANCELLED: 'Buổi học này đã hủy. Bạn xem lịch mới ở trang lớp nhé.',
  LESSON_WITHOUT_LINK: 'Giáo viên chưa gửi đường vào phòng học. Bạn thử lại sau ít phút nhé.',
  MESSAGE_ANSWERED: 'Câu này bạn đã trả lời rồi, mình giữ câu trả lời đầu tiên. Bản này vẫn còn trên máy.',
  TRIAL_WAITS:
    'Bạn vừa học thử xong nên buổi mới chưa mở. Bạn quay lại sau ít giờ nhé, bản này vẫn còn trên máy.',
  PART_SUBMITTED: 'Phần này bạn đã nộp rồi, mình giữ bản nộp đầu tiên.',
  RESULT_REJECTED: 'Bạn đã nhờ chấm lại bài này rồi. Mỗi bài được chấm lại một lần.',
  GRADINGS_USED_UP:
    'Lượt chấm còn lại của hôm nay không đủ cho cả bài này. Kết quả đầu vẫn giữ nguyên, ngày mai bạn nhờ chấm lại nhé.',
  DEADLINE_PASSED:
    'Câu này được trả lời sau khi hết giờ nên không tính vào bài làm. Bản của bạn vẫn còn trên máy.',
  ANSWER_DOES_NOT_FIT: 'Câu trả lời không khớp với dạng câu hỏi.',
  RECORDING_MISSING: 'Máy chủ chưa nhận đủ bản ghi âm của câu này.',
  UPLOAD_EMPTY: 'Bản ghi âm trống. Bạn kiểm tra micro rồi ghi lại; bản cũ vẫn nằm ở mục Chờ gửi.',
  UPLOAD_TOO_LARGE: 'Bản ghi âm vượt quá 25 MB. Bạn ghi lại ngắn hơn; bản cũ vẫn nằm ở mục Chờ gửi.',
  UPLOAD_NOT_AUDIO:
    'Tệp này không phải bản ghi âm đọc được. Bạn ghi lại giúp mình; bản cũ vẫn nằm ở mục Chờ gửi.',
  UPLOAD_TYPE_MISMATCH:
    'Bản ghi âm không đúng định dạng đã khai. Bạn ghi lại giúp mình; bản cũ vẫn nằm ở mục Chờ gửi.',
  UPLOAD_HASH_MISMATCH:
    'Bản ghi âm đến nơi không nguyên vẹn. Mình sẽ gửi lại từ đầu; bản gốc vẫn còn trên máy.',
  UPLOAD_CONFLICT: 'Mã bản ghi này đã thuộc về một bản ghi khác. Bản của bạn vẫn còn trên máy.',
  RECORDING_EMPTY: 'Bản ghi âm trống. Bạn kiểm tra micro rồi ghi lại giúp mình nhé.',
  RECORDING_TOO_LARGE: 'Bản ghi âm vượt quá 25 MB. Bạn ghi lại ngắn hơn giúp mình nhé.',
  RECORDING_TOO_LONG: 'Bản ghi âm dài quá 5 phút. Bạn ghi lại ngắn hơn giúp mình nhé.',
  RECORDING_NOT_AUDIO: 'Tệp này không phải bản ghi âm WebM, Ogg, MP4 hoặc WAV. Bạn ghi lại giúp mình nhé.',
  TEXT_TOO_LONG: 'Đoạn chữ dài quá. Bạn rút ngắn lại giúp mình nhé.',
  TEXT_NOT_ENGLISH: 'Mình không thấy câu tiếng Anh nào trong đoạn chữ này. Bạn kiểm tra lại giúp mình nhé.',
  NOT_AGREED:
    'Việc này gửi bản ghi của bạn tới một dịch vụ bên ngoài. Bạn đăng nhập và bật đồng ý ở mục “Dữ liệu và quyền riêng tư” trong hồ sơ trước nhé.',
  VOICE_SERVICE_FAILED: 'Lỗi gọi API: dịch vụ giọng nói chưa trả lời được. Bạn thử lại sau ít phút nhé.',
  AVATAR_EMPTY: 'Tệp ảnh trống. Bạn chọn ảnh khác giúp mình nhé.',
  AVATAR_TOO_LARGE: 'Ảnh nặng quá 5 MB. Bạn chọn ảnh nhẹ hơn giúp mình nhé.',
  AVATAR_NOT_IMAGE: 'Tệp này không phải ảnh JPEG, PNG hoặc WebP. Bạn chọn ảnh khác giúp mình nhé.',
  AVATAR_BROKEN:
    'Ảnh bị hỏng hoặc bị thiếu một phần nên mình không đọc được. Bạn chọn ảnh khác giúp mình nhé.',
  AVATAR_TOO_MANY_PIXELS: 'Ảnh có quá 40 triệu điểm ảnh. Bạn chọn ảnh có kích thước nhỏ hơn giúp mình nhé.',
  AVATAR_TOO_SMALL: 'Ảnh nhỏ quá, mỗi cạnh cần ít nhất 64 điểm ảnh. Bạn chọn ảnh lớn hơn giúp mình nhé.',
  AVATAR_ANIMATED: 'Ảnh động không dùng làm ảnh đại diện được. Bạn chọn ảnh tĩnh giúp mình nhé.',
  MAINTENANCE: MAINTENANCE_MESSAGE,
  SERVER_ERROR: 'Máy chủ gặp sự cố. Bài bạn đã lưu vẫn an toàn trên máy.',
  UNAVAILABLE:
    'Máy chủ đang quá tải hoặc vừa gián đoạn. Bài bạn đã lưu vẫn an toàn trên máy, mình sẽ tự thử lại.',
  NOT_READY: 'Máy chủ chưa sẵn sàng.',
  VOICES_NOT_READY: 'Giọng đọc của bài này đang được làm, khoảng một phút nữa là xong. Bạn thử lại sau nhé.',
  STORAGE_FULL:
    'Máy chủ tạm hết chỗ chứa nên phần này chưa gửi được. Bài vẫn an toàn trên máy và mình sẽ tự gửi lại.',
  STORAGE_QUOTA:
    'Bạn đã dùng hết chỗ chứa trên máy chủ. Bài vẫn an toàn trên máy; bạn nhắn cho trung tâm để được thêm chỗ nhé.',
};
