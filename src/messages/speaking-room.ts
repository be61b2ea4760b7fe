/** What the AI speaking room is: on its page for guests, and for link previews. */
export const SPEAKING_ROOM = {
  title: 'Phòng nói AI',
  text: 'Một giám khảo luôn sẵn sàng nghe bạn nói tiếng Anh: hỏi, lắng nghe, hỏi tiếp từ điều bạn vừa nói, rồi góp ý từng câu theo tiêu chí IELTS Speaking.',
} as const;
