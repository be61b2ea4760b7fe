/** Shown below a result when the keys were already known from an earlier attempt. */
export const REPETITION =
  'Bạn đã xem đáp án của bài này trước khi làm lại. Mình giữ kết quả để bạn so sánh. Trình độ tính theo lần trước, còn chứng nhận tính lượt làm lại nhiều nhất bằng mức khóa yêu cầu.';
