/** How to make a sound, in a sentence or two, by its ARPAbet phone. */
const TIPS: Readonly<Record<string, string>> = {
  AA: 'Há miệng, hạ lưỡi thấp và lùi về sau, gần như “a” trầm.',
  AE: 'Há miệng rộng, kéo khóe môi sang hai bên và hạ cằm, giữa “a” và “e”.',
  AH: 'Thả lỏng cả môi và lưỡi, đọc ngắn, gần như “ă” hoặc “ơ” nhẹ.',
  AO: 'Tròn và chụm môi, giữ hơi dài, như “o” ngả sang “ô”.',
  AW: 'Bắt đầu bằng “a” mở rộng rồi chụm môi về “u”, đủ hai chặng.',
  AY: 'Bắt đầu bằng “a” mở rộng rồi lướt lên “i”, đủ hai chặng.',
  B: 'Mím môi rồi mở nhẹ, cổ họng rung.',
  CH: 'Chặn hơi ở lợi trên rồi bật ra với môi chu, mạnh hơn “ch” tiếng Việt.',
  D: 'Đầu lưỡi chạm lợi sau răng trên rồi bật ra, cổ họng rung.',
  DH: 'Đưa đầu lưỡi ra giữa hai hàm răng, thổi hơi và cho cổ họng rung. Đừng đọc thành “đ”.',
  EH: 'Như “e” tiếng Việt nhưng ngắn và gọn.',
  ER: 'Giữ “ơ” dài, môi thả lỏng, không tròn môi.',
  EY: 'Bắt đầu bằng “ê” rồi lướt lên “i”, đừng dừng ở “ê”.',
  F: 'Răng trên chạm môi dưới rồi thổi hơi ra đều.',
  G: 'Cuống lưỡi chạm ngạc mềm rồi bật ra, chặt hơn “g” tiếng Việt.',
  HH: 'Thở nhẹ một hơi ra rồi vào nguyên âm.',
  IH: 'Thả lỏng môi, đọc ngắn, lưng chừng giữa “i” và “ê”.',
  IY: 'Kéo môi bè như cười, giữ “i” thật dài.',
  JH: 'Chặn hơi ở lợi trên rồi bật ra với môi chu, cổ họng rung.',
  K: 'Cuống lưỡi chạm ngạc mềm rồi bật ra một hơi.',
  L: 'Đầu lưỡi chạm chắc vào lợi sau răng trên, hơi đi ra hai bên.',
  M: 'Mím hẳn hai môi, hơi ra bằng mũi.',
  N: 'Đầu lưỡi chạm lợi sau răng trên, hơi ra bằng mũi.',
  NG: 'Cuống lưỡi nâng lên như “ng”, hơi ra bằng mũi, không thêm “g”.',
  OW: 'Bắt đầu bằng “ơ” lỏng rồi chụm môi về “u”, đủ hai chặng.',
  OY: 'Bắt đầu bằng “o” tròn môi rồi lướt lên “i”.',
  P: 'Mím môi rồi bật mạnh cho hơi phụt ra.',
  R: 'Môi hơi tròn, đầu lưỡi cong lên mà không chạm vào đâu.',
  S: 'Răng khép gần nhau, hơi xì ra sắc và đều.',
  SH: 'Chu môi, thổi hơi như khi suỵt ai đó im lặng.',
  T: 'Đầu lưỡi chạm lợi sau răng trên rồi bật ra một hơi.',
  TH: 'Đưa đầu lưỡi ra giữa hai hàm răng rồi thổi hơi liên tục, cổ họng không rung.',
  UH: 'Môi tròn vừa và lỏng, đọc ngắn, giữa “u” và “ơ”.',
  UW: 'Chu môi thật tròn, giữ “u” dài.',
  V: 'Răng trên chạm môi dưới, thổi hơi và cho cổ họng rung.',
  W: 'Chu tròn môi như “u” rồi mở nhanh, răng không chạm môi.',
  Y: 'Bắt đầu như “i” thật ngắn rồi lướt sang nguyên âm sau.',
  Z: 'Như /s/ nhưng cho cổ họng rung, nghe như tiếng ong.',
  ZH: 'Như /ʃ/ nhưng cho cổ họng rung.',
};

const FINAL_TIP = 'Ở cuối từ, nhớ nhả âm ra cho nghe được, đừng ngậm lại như tiếng Việt.';
/** Sounds without a release. */
const HELD = new Set(['M', 'N', 'NG', 'L']);
const FINAL_HELD_TIP = 'Ở cuối từ, giữ nguyên vị trí lưỡi và môi cho đến khi hết tiếng.';

/** @param isFinal whether it is the consonant that ends the word */
export function soundTip(phone: string, isFinal: boolean): string | null {
  const tip = TIPS[phone];
  if (tip === undefined) return null;
  if (!isFinal) return tip;
  return `${tip} ${HELD.has(phone) ? FINAL_HELD_TIP : FINAL_TIP}`;
}
