/** What the desk's screen says of each refusal. */
export const REFUSAL_WORDS = {
  already_member: 'Người học này đã ở trong lớp rồi.',
  already_set: 'Bài này đã được giao ở buổi học này rồi.',
  bad_level: 'Trình độ của lớp không hợp lệ.',
  bad_link: 'Đường dẫn phòng học phải bắt đầu bằng https://.',
  bad_text: 'Có ô còn trống hoặc dài quá. Bạn kiểm tra lại giúp mình nhé.',
  bad_time: 'Một buổi học dài từ 15 phút đến 6 giờ, giờ kết thúc sau giờ bắt đầu.',
  changed_meanwhile: 'Buổi học này vừa được đổi ở nơi khác. Bạn xem bản mới rồi sửa lại nhé.',
  class_closed: 'Lớp đã đóng. Bạn mở lại lớp trước nhé.',
  code_taken: 'Đã có lớp mang mã này. Bạn chọn mã khác nhé.',
  in_past: 'Thời điểm này đã qua. Bạn chọn giờ trong tương lai nhé.',
  lesson_cancelled: 'Buổi học này đã hủy.',
  lesson_not_begun: 'Buổi học này chưa bắt đầu.',
  lesson_over: 'Buổi học này đã kết thúc nên không đổi được nữa.',
  no_teacher: 'Lớp chưa có giáo viên đang dạy. Bạn chọn giáo viên trước khi xếp lịch nhé.',
  not_a_member: 'Người học này không ở trong lớp.',
  not_a_teacher:
    'Người này hiện không có quyền giáo viên. Bạn cấp quyền ở trang của người ấy, hoặc chọn giáo viên khác nhé.',
  not_your_note: 'Lời dặn này do giáo viên khác viết nên bạn không sửa được.',
  overlaps: 'Lớp hoặc giáo viên đã có buổi học khác trùng giờ này.',
  too_many: 'Đã đủ số lượng cho phép, không thêm được nữa.',
  unknown_class: 'Mình không tìm thấy lớp này.',
  unknown_exercise: 'Không có bài tập hay đề nào mang mã này trong nội dung đang dùng.',
  unknown_homework: 'Bài được giao này không còn nữa.',
  unknown_learner: 'Mình không tìm thấy người học này.',
  unknown_lesson: 'Mình không tìm thấy buổi học này.',
  unknown_material: 'Mình không tìm thấy tài liệu này.',
  unknown_note: 'Mình không tìm thấy ghi chú này.',
} as const;

/** Why a class is not changed, for programs. */
export type ClassRefusal = keyof typeof REFUSAL_WORDS;
