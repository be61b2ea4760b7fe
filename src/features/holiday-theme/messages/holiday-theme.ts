/** Texts of the holiday theme; the wishes are part of the theme. */
export const HOLIDAY = {
  region: 'Lời chúc ngày lễ',
  close: 'Đóng lời chúc',
  playMusic: 'Bật nhạc',
  stopMusic: 'Tắt nhạc',
  stopSnow: 'Tắt tuyết rơi',
  startSnow: 'Bật tuyết rơi',
} as const;
