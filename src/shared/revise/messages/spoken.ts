/** Texts of a question of a revise set that is answered by voice. */
export const SPOKEN = {
  saved: 'Đã lưu',
  gradedLater: 'Bản ghi đã nằm an toàn trên máy. Kết nối được là mình gửi và chấm ngay.',
} as const;
