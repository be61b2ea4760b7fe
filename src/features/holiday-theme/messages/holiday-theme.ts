/** Words of the holiday theme; the wishes themselves come with it. */
export const HOLIDAY = {
  region: 'Lời chúc ngày lễ',
  close: 'Đóng lời chúc',
  playMusic: 'Bật nhạc',
  stopMusic: 'Tắt nhạc',
  stopSnow: 'Tắt tuyết rơi',
  startSnow: 'Bật tuyết rơi',
} as const;
