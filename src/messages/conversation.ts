/** What the courses of conversation are: on their page for guests, and for link previews. */
export const CONVERSATION = {
  title: 'Luyện hội thoại',
  text: 'Bạn vào vai trong những cảnh đời thường, nghe người kia nói rồi đáp lại bằng giọng của mình: từ câu chào đầu tiên đến lúc phải thương lượng.',
} as const;
