import type { DeclineReason } from '#contract/evaluation-parts.ts';
import { countWords } from '../questions/word-count.ts';
import type { EssayText } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { isEnglishWord, type WordList } from './spelling.ts';
import { copiedFlags } from './task-response.ts';

interface Decline {
  reason: DeclineReason;
  /** Vietnamese: what happened and what to do. */
  message: string;
}

/** Minimum words for grading. */
const MIN_WORDS = 5;

// Frequent Vietnamese syllables, typed without diacritics, that are not English words.
const VIETNAMESE = new Set(
  `toi nguoi nhung khong duoc trong nhieu rat cua va la cac mot nay vi cung phai hoc viec nhu se cho voi thi khi gia dinh
  vay den tu nen lam neu hon rang giup chung minh theo hoac tuy nhien boi moi dang da giao duc cuoc song quan doi con em
  ve nuoc lai nhat hay sinh ngoai tai dieu nghi thay`
    .split(/\s+/)
    .filter(Boolean),
);

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Whether a text is mostly not English. @param words its words, lower case */
export function isForeign(text: string, words: readonly string[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const beyondAscii = text.match(/[^\P{L}a-z]/giu)?.length ?? 0;
  if (letters >= 4 && share(beyondAscii, letters) > 0.5) return true;
  if (words.length < 3) return false;
  const marked = words.filter((word) => /[^\p{ASCII}]/u.test(word)).length;
  const bare = words.filter((word) => VIETNAMESE.has(word)).length;
  return share(marked, words.length) > 0.2 || share(marked + bare, words.length) > 0.25;
}

/** Looks like random typing rather than a word. */
function isOdd(word: string): boolean {
  return word.length > 22 || !/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{5}|([a-z])\1\1/.test(word);
}

function goesInCircles(words: readonly string[]): boolean {
  if (words.length < 10) return false;
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const top = Math.max(
    ...[...counts].filter(([word]) => !FUNCTION_WORDS.has(word)).map(([, times]) => times),
    0,
  );
  if (share(top, words.length) > 0.3 || share(Math.max(...counts.values()), words.length) > 0.4) return true;
  if (words.length < 25) return false;
  const threes = new Set(words.map((_, at) => words.slice(at, at + 3).join(' ')));
  return share(threes.size, words.length) < 0.45;
}

function decline(reason: DeclineReason, message: string): Decline {
  return { reason, message };
}

const NOT_ENGLISH =
  'Phần lớn bài không phải tiếng Anh nên mình không chấm được. Bạn viết lại bằng tiếng Anh rồi gửi nhé.';
const UNREADABLE =
  'Mình không đọc được bài: nhiều chỗ không thành từ, thành câu, hoặc một cụm cứ lặp đi lặp lại. Bạn xem lại, viết thành câu hoàn chỉnh rồi gửi lại nhé.';

/** Why an essay cannot be graded, or null if it can. */
export function screenEssay(
  essay: EssayText,
  task: { prompt: string; minWords: number },
  list: WordList,
): Decline | null {
  const count = countWords(essay.text);
  const words = essay.tokens.map(({ word }) => word).filter((word) => !/^[\d.,-]+$/.test(word));
  if (isForeign(essay.text, words)) return decline('not_english', NOT_ENGLISH);
  if (count < MIN_WORDS || words.length < MIN_WORDS) {
    const found = count === 0 ? 'Bài chưa có từ nào' : `Bài mới có ${count} từ`;
    return decline(
      'too_short',
      `${found} nên mình chưa chấm được. Đề này cần ít nhất ${task.minWords} từ: bạn viết thêm rồi gửi lại nhé.`,
    );
  }
  if (goesInCircles(words)) return decline('unreadable', UNREADABLE);
  const known = new Map<string, boolean>();
  for (const word of words) if (!known.has(word)) known.set(word, isEnglishWord(word, list));
  if (share(words.filter((word) => known.get(word)).length, words.length) < 0.65) {
    const odd = words.filter((word) => !known.get(word) && isOdd(word)).length;
    return share(odd, words.length) > 0.12
      ? decline('unreadable', UNREADABLE)
      : decline('not_english', NOT_ENGLISH);
  }
  // A list of nouns is English by its words, but nothing in it can be graded as writing.
  const grammatical = share(words.filter((word) => FUNCTION_WORDS.has(word)).length, words.length);
  if (words.length >= 15 && grammatical < 0.12) return decline('unreadable', UNREADABLE);
  const copied = copiedFlags(
    essay.tokens.map(({ word }) => word),
    task.prompt,
  ).filter(Boolean).length;
  if (share(copied, essay.tokens.length) > 0.55) {
    return decline(
      'copied_prompt',
      'Phần lớn bài trùng nguyên văn với đề nên mình chưa thấy phần bạn tự viết. Bạn diễn đạt lại bằng lời của bạn, thêm ý kiến và ví dụ rồi gửi lại nhé.',
    );
  }
  return null;
}
