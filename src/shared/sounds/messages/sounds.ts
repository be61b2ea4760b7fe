/** Texts for hearing and saying single sounds, words and letters. */
export const SOUNDS = {
  woman: 'Giọng nữ',
  man: 'Giọng nam',
  slow: 'Nghe chậm',
  hear: (text: string) => `Nghe ${text}`,
  by: (text: string, voice: string) => `Nghe ${text}, ${voice}`,
  noVoice:
    'Mình chưa lấy được giọng đọc. Bạn tải phần này về khi có mạng, hoặc đợi một lát rồi bấm nghe lại nhé.',
  choose: 'Chọn để đọc',
  saveFailed: 'Máy không lưu thêm được. Bạn dọn bớt bộ nhớ rồi đọc lại; các lần trước vẫn an toàn.',
  done: 'đã đọc',
} as const;
