/** Under a result that was made with the keys known from an attempt before. */
export const REPETITION =
  'Bạn đã xem đáp án của bài này trước khi làm lại. Mình giữ kết quả để bạn so sánh, còn trình độ và chứng nhận tính theo lần trước.';
