/** Texts of the page for those who cannot enter the courses yet. */
export const COURSE_GUEST = {
  begin: 'Bắt đầu phần giới thiệu',
  goOn: 'Làm tiếp phần giới thiệu',
  beginText:
    'Bạn trả lời vài câu về mình, nghe thử vài câu tiếng Anh nếu muốn, rồi mình gợi ý mức nên bắt đầu. Mất chừng năm phút.',
  accountText:
    'Chưa có tài khoản bạn vẫn làm được. Có mức gợi ý rồi, bạn tạo tài khoản để lưu lại và vào luyện.',
  doneText:
    'Bạn đã làm xong phần giới thiệu trên máy này. Bước còn lại là lưu kết quả vào tài khoản của bạn.',
  seeResult: 'Xem mức gợi ý',
  saveResult: 'Lưu kết quả và vào luyện',
  login: 'Mình đã có tài khoản',
  enter: 'Vào khóa hội thoại',
  introducedText: 'Bạn đã làm xong phần giới thiệu, nên vào khóa và luyện các lớp miễn phí được rồi.',
  vipText: 'Bạn có gói Hội thoại: mọi lớp và mọi cảnh đều mở cho bạn.',
  again: 'Làm lại phần giới thiệu',
  classClosed:
    'Trang của từng lớp dành cho bạn có gói Hội thoại. Các phần luyện miễn phí nằm ngay ở trang khóa hội thoại.',
  sampleTitle: 'Một đoạn trong cảnh “Một ly cà phê mang đi”',
  sampleText:
    'Câu của bạn quyết định chuyện đi tiếp thế nào. Đây là một lối đi; cũng câu hỏi ấy, bạn gọi trà thì Anna đáp khác.',
  you: 'Bạn',
  showMeaning: 'Hiện nghĩa tiếng Việt',
  hideMeaning: 'Ẩn nghĩa tiếng Việt',
  howTitle: 'Một lớp đi qua ba bước',
  how: [
    { title: 'Câu cần dùng', text: 'Bạn nghe rồi đọc theo những câu hay gặp trong tình huống của lớp.' },
    { title: 'Âm hay vấp', text: 'Bạn luyện âm mà người Việt hay đọc lẫn trong chính những câu đó.' },
    { title: 'Vào cảnh', text: 'Bạn nói chuyện với một nhân vật, có mục tiêu và vài nhiệm vụ nhỏ.' },
  ],
  priceTitle: 'Phần nào miễn phí, gói Hội thoại thêm gì',
  freeTitle: 'Miễn phí',
  free: [
    'Phần giới thiệu và mức được gợi ý',
    'Lớp đầu tiên của mỗi mức đã mở: câu cần dùng, âm và các cảnh',
    'Luyện được cả khi không có mạng',
  ],
  vipTitle: 'Gói Hội thoại',
  vip: ['Mọi lớp và mọi cảnh của cả sáu mức', 'Lên mức khi bạn làm đủ cảnh và nhiệm vụ', 'Tải cả mức về máy'],
  advice: 'Nhờ tư vấn về gói Hội thoại',
  adviceText: 'Bạn để lại số điện thoại, trung tâm sẽ gọi lại. Luyện không bán trực tiếp trên trang này.',
} as const;
