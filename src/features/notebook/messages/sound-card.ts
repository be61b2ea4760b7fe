/** Texts of the card of a sound. */
export const SOUND_CARD = {
  title: (ipa: string) => `Âm /${ipa}/`,
  task: 'Âm này lần trước bạn đọc chưa rõ. Bạn nghe, đọc to ba từ, rồi tự chấm.',
  say: 'Ghi âm để mình chấm giúp',
  reveal: 'Xem cách đặt miệng',
  chart: 'Mở âm này trong bảng âm',
} as const;
