/** Strings for the page that is shown while the site is closed. */
export const MAINTENANCE = {
  title: 'Luyện đang bảo trì',
  text: 'Bài bạn đã lưu vẫn an toàn trên máy và sẽ tự gửi khi mình mở lại.',
  until: (moment: string) => `Mình dự kiến mở lại trước ${moment}.`,
  byItself: 'Bạn cứ để trang này mở: xong việc, mình đưa bạn về đúng chỗ cũ.',
  retry: 'Thử lại',
  desk: 'Vào bàn điều hành',
  staffLogin: 'Người điều hành đăng nhập',
  still: 'Mình vẫn đang bảo trì. Bạn thử lại sau ít phút nhé.',
} as const;
