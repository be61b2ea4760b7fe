import { ASKED_MAX } from '#contract/question.ts';
import { LINK } from '../providers/link.ts';

/** One line of English letters, digits and the marks of plain sentences. */
const PLAIN = /^[A-Za-z0-9 ,.;:'’"“”()%-]+\?$/;
const WORDS = { min: 3, max: 45 };
/** At most one statement before the question. */
const SENTENCES_MAX = 2;
/** Nothing that an examiner says: talk about the model itself, requests to do something, or for personal data. */
const OUT_OF_ROLE =
  /\b(?:ai|language model|chatbot|prompt|instructions?|ignore|system|json|password|passcode|otp|log ?in|account|credit card|bank|click|download|install|website|link|e-?mail|phone number|zalo|facebook|telegram|your (?:full )?name|your (?:home )?address)\b/i;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Whether a model's text may be asked: one English question in one line, without links, that stays in the role and is not
 * the one that was asked before.
 */
export function isExaminersQuestion(text: string, asked: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    text.length <= ASKED_MAX &&
    PLAIN.test(text) &&
    words >= WORDS.min &&
    words <= WORDS.max &&
    text.indexOf('?') === text.length - 1 &&
    text.split('. ').length <= SENTENCES_MAX &&
    !LINK.test(text) &&
    !OUT_OF_ROLE.test(text) &&
    folded(text) !== folded(asked)
  );
}
