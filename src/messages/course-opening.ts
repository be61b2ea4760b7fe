/** On the card of a course that this learner cannot begin by themselves: how it is opened. */
export const HOW_COURSE_OPENS =
  'Trung tâm mở khóa này cho bạn: bạn xem trước nội dung rồi gửi yêu cầu tư vấn.';
