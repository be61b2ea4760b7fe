import type { DeclineReason } from '#contract/evaluation-parts.ts';
import { readEssay } from '../writing/essay-text.ts';
import { screenEssay } from '../writing/screen-essay.ts';
import type { WordList } from '../writing/spelling.ts';

interface Decline {
  reason: DeclineReason;
  message: string;
}

const FIX = 'Bạn nghe lại bản ghi, sửa phần chữ cho khớp với lời bạn nói rồi gửi chấm lại nhé.';

const MESSAGES: Partial<Record<DeclineReason, string>> = {
  too_short: `Phần chữ ghi lời bạn nói ngắn quá nên mình chưa chấm được. ${FIX}`,
  not_english: `Phần chữ ghi lời bạn nói phần lớn không phải tiếng Anh nên mình chưa chấm được. ${FIX}`,
  copied_prompt:
    'Phần lớn lời bạn nói trùng với đề nên mình chưa thấy câu trả lời của riêng bạn. Lần sau bạn trả lời bằng lời của mình nhé.',
  unreadable: `Phần chữ ghi lời bạn nói có nhiều chỗ không thành từ nên mình chưa chấm được. ${FIX}`,
};

/** Why a transcript cannot be graded, or null if it can. */
export function screenTranscript(transcript: string, prompt: string, list: WordList): Decline | null {
  const found = screenEssay(readEssay(transcript), { prompt, minWords: 1 }, list);
  return found && { reason: found.reason, message: MESSAGES[found.reason] ?? found.message };
}
