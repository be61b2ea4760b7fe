import { FREE_TEXT_MAX } from '#contract/free-talk.ts';
import { LINK } from '../providers/link.ts';

/** One line of English letters, digits and the marks of plain sentences. */
const PLAIN = /^[A-Za-z0-9 ,.;:!?'’"“”()$£€%-]+$/;
/** What can be followed at each level of the scenes, words of a line. */
const WORDS_MOST = [16, 20, 26, 32, 38, 45] as const;
const SENTENCES_MOST = 4;
/** Nothing that a partner in a scene says: talk about the model itself, or requests to do something outside the scene. */
const OUT_OF_ROLE =
  /\b(?:ai|language model|chatbot|prompt|instructions?|json|password|passcode|otp|log ?in|click|download|install|website|zalo|facebook|telegram|your (?:home|e-?mail) address)\b/i;

/** The most words that a partner says at a level. @param level 1–6 */
export const mostWords = (level: number): number => WORDS_MOST[level - 1] ?? WORDS_MOST[0];

/** Whether a model's text may be said: plain English in one line, short enough for the level, that stays in the scene. */
export function isPartnersLine(text: string, level: number): boolean {
  const words = text.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word)).length;
  const sentences = text.trim().split(/[.!?]\s/).length;
  return (
    text.length <= FREE_TEXT_MAX.line &&
    PLAIN.test(text) &&
    words >= 1 &&
    words <= mostWords(level) &&
    sentences <= SENTENCES_MOST &&
    !LINK.test(text) &&
    !OUT_OF_ROLE.test(text)
  );
}
