/** Texts for hearing and saying single sounds, words and letters. */
export const SOUNDS = {
  woman: 'giọng nữ',
  man: 'giọng nam',
  slowly: 'đọc chậm',
  /** On buttons beside one another. */
  short: { woman: 'Nữ', man: 'Nam', slow: 'Chậm' },
  by: (text: string, voice: string) => `Nghe ${text}, ${voice}`,
  noVoice:
    'Mình chưa lấy được giọng đọc. Bạn tải phần này về khi có mạng, hoặc đợi một lát rồi bấm nghe lại nhé.',
  choose: 'Chọn để đọc',
  saveFailed: 'Mình chưa lưu được lần đọc này; các lần trước vẫn an toàn.',
  done: 'đã đọc',
} as const;
