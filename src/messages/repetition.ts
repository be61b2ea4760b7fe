/** Under a result that was made with the keys known from an attempt before. */
export const REPETITION =
  'Bạn đã xem đáp án của bài này trước khi làm lại. Mình giữ kết quả để bạn so sánh. Trình độ tính theo lần trước, còn chứng nhận tính lượt làm lại nhiều nhất bằng mức khóa yêu cầu.';
