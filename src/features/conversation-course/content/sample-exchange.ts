export const SAMPLE_PARTNER = 'Anna';

/**
 * One way through the beginning of a scene, word for word: guests see it before they can enter one.
 * In turns; `meaning`: what was understood of the learner's line.
 */
export const SAMPLE_EXCHANGE = [
  { by: 'partner', text: 'Good morning! What can I get you?', vi: 'Chào buổi sáng! Bạn dùng gì ạ?' },
  { by: 'learner', text: 'Can I have a coffee, please?', vi: 'Gọi cà phê' },
  { by: 'partner', text: 'One coffee to go. Good choice!', vi: 'Một cà phê mang đi. Bạn chọn chuẩn đấy!' },
  { by: 'partner', text: 'What size would you like?', vi: 'Bạn lấy cỡ nào ạ?' },
  { by: 'learner', text: 'Large, because I’m very tired!', vi: 'Lấy ly lớn' },
  { by: 'partner', text: 'Oh, I’m so sorry!', vi: 'Ôi, tôi rất xin lỗi!' },
  {
    by: 'partner',
    text: 'We have no large cups today. What can we do?',
    vi: 'Hôm nay quán hết ly lớn rồi. Giờ làm sao đây ạ?',
  },
] as const;
