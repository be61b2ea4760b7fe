import { type ContentOf, type KeyOf, type QuestionType, questionContentSchema } from '#contract/question.ts';
import { acceptedAlternatives, comparableAnswer } from '#rules/answer-matching.ts';
import { answerFits } from '#rules/questions/answer-fits.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { isOfType } from '#rules/questions/is-of-type.ts';
import { withinWordLimit } from '#rules/questions/word-limit.ts';
import type { QuestionSource } from './question-source.ts';

/** A fault of a question, with where in its source it stands. */
interface QuestionFault {
  at: readonly (string | number)[];
  message: string;
}

/** Says whether words occur in the passage; null when there is no passage or the question is not bound to it. */
type InPassage = ((words: string) => boolean) | null;
type Check<T extends QuestionType> = (
  content: ContentOf<T>,
  key: KeyOf<T>,
  inPassage: InPassage,
) => QuestionFault[];

const acceptedFaults = (
  accepted: string,
  at: QuestionFault['at'],
  wordLimit: number | null,
  inPassage: InPassage,
): QuestionFault[] => {
  const alternatives = acceptedAlternatives(accepted);
  if (alternatives.length === 0) return [{ at, message: 'The accepted answer is empty' }];
  const faults: QuestionFault[] = [];
  if (accepted.split('|').length > alternatives.length) {
    faults.push({ at, message: 'One of the accepted answers between | is empty' });
  }
  for (const alternative of alternatives) {
    if (comparableAnswer(alternative) === '') {
      faults.push({ at, message: `"${alternative}" can never be typed as an answer` });
    }
    if (!withinWordLimit(alternative, wordLimit)) {
      faults.push({
        at,
        message: `The accepted answer "${alternative}" is over the limit of ${wordLimit} word(s)`,
      });
    }
  }
  if (inPassage !== null && !alternatives.some(inPassage)) {
    const message = `No accepted answer of "${accepted}" occurs in the passage (write "anchor: none" where none must)`;
    faults.push({ at, message });
  }
  return faults;
};

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

const checkSingleChoice: Check<'single_choice'> = (content, key) => [
  ...(answerFits(content, key)
    ? []
    : [{ at: ['key'], message: `The key "${key.choice}" is no option, so the question cannot be answered` }]),
  ...repeated(content.options.map(({ text }) => comparableAnswer(text))).map((text) => ({
    at: ['options'],
    message: `Two options read the same: "${text}"`,
  })),
];

const checkTrueFalse: Check<'true_false'> = (content, key) =>
  answerFits(content, key) ? [] : [{ at: ['key'], message: 'The key is NOT_GIVEN, but it is not offered' }];

const checkFillParagraph: Check<'fill_paragraph'> = (content, key, inPassage) => {
  const names = blankNames(content.text);
  const bank = content.word_bank?.map(comparableAnswer) ?? null;
  const faults: QuestionFault[] = [];
  if (names.length === 0) faults.push({ at: ['text'], message: 'The text has no blank such as {{1}}' });
  for (const name of names) {
    const accepted = key.blanks[name];
    if (accepted === undefined) {
      faults.push({ at: ['key'], message: `The blank {{${name}}} has no key, so it cannot be answered` });
      continue;
    }
    const at = ['key', Number(name)];
    faults.push(...acceptedFaults(accepted, at, content.word_limit, inPassage));
    if (
      bank !== null &&
      !acceptedAlternatives(accepted).some((word) => bank.includes(comparableAnswer(word)))
    ) {
      faults.push({ at, message: `No accepted answer of "${accepted}" is in the word bank` });
    }
  }
  for (const name of Object.keys(key.blanks)) {
    if (!names.includes(name))
      faults.push({ at: ['key'], message: `The key "${name}" belongs to no blank of the text` });
  }
  return faults;
};

const checkFreeText: Check<'free_text'> = (content, key, inPassage) =>
  acceptedFaults(key.accepted, ['key'], content.word_limit, inPassage);

const nothing = (): QuestionFault[] => [];

const CHECKS: { [T in QuestionType]: Check<T> } = {
  single_choice: checkSingleChoice,
  true_false: checkTrueFalse,
  fill_paragraph: checkFillParagraph,
  free_text: checkFreeText,
  ielts_writing: nothing,
  ielts_scripted_speaking: nothing,
};

const checkAs = <T extends QuestionType>(
  type: T,
  source: QuestionSource,
  inPassage: InPassage,
): QuestionFault[] => {
  const check: Check<T> = CHECKS[type];
  const { content, key } = source;
  if (!isOfType(content, type) || !isOfType(key, type))
    return [{ at: ['key'], message: 'The key is of another type' }];
  return check(content, key, inPassage);
};

/** What keeps a question from being shown, answered or marked. */
export const questionFaults = (source: QuestionSource, inPassage: InPassage): QuestionFault[] => {
  const parsed = questionContentSchema.safeParse(source.content);
  const contract = parsed.success
    ? []
    : parsed.error.issues.map(({ path, code }) => ({
        at: path.filter((step) => typeof step !== 'symbol'),
        message: `${path.map(String).join('.')} does not fit the contract (${code})`,
      }));
  return [...contract, ...checkAs(source.content.type_code, source, source.isAnchored ? inPassage : null)];
};
