import type { Unheard } from '../hear-words.ts';

const SOMEHOW = 'Lần này máy bạn chưa nghe được nên máy chủ nghe thay.';

/** Why the server heard an answer instead of this device, which has the recogniser. */
export const INSTEAD_OF: Readonly<Record<Unheard, string>> = {
  memory: 'Máy bạn không đủ bộ nhớ để tự nghe nên máy chủ nghe thay.',
  slow: 'Máy bạn tự nghe thì lâu quá nên máy chủ nghe thay.',
  noModel: 'Bộ nghe không còn trên máy bạn nên máy chủ nghe thay. Bạn tải lại khi tiện nhé.',
  brokenModel: 'Bộ nghe trên máy bạn bị hỏng nên máy chủ nghe thay. Mình sẽ tự tải lại bộ nghe.',
  otherVersion:
    'Bộ nghe trên máy bạn không hợp với bản ứng dụng này nên máy chủ nghe thay. Bạn cập nhật bộ nghe nhé.',
  undecodable: 'Trình duyệt này không mở được bản ghi để tự nghe nên máy chủ nghe thay.',
  left: SOMEHOW,
  away: SOMEHOW,
  failed: SOMEHOW,
};
