import { type BankAsk, type BankGap, type BankQuestion, GAP_SIGN } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import { acceptedNumbers, acceptedWords } from './accepted.ts';
import { choiceFields } from './choice.ts';
import { type AnswerFeedback, explanationOf } from './explanation.ts';
import { letterAt, type Made, marksOf, type Notes, type WrittenQuestion } from './made.ts';

type Chosen = Extract<BankGap, { kind: 'chosen' }>;

const FILL = 'Điền vào chỗ trống.';
const FILL_FROM_BANK = 'Chọn từ trong khung để điền vào chỗ trống.';
const PICTURE = /!\[(?:\\.|[^\\\][])*\]\([^()\s]*\)/g;

/** A text with blanks is plain, so its pictures go above it. */
const promptWith = (question: BankQuestion, words: string): string =>
  [words, ...(question.prompt.markdown.match(PICTURE) ?? [])].join('\n\n');

/** Inserts the gaps into the text; escapes text that looks like a blank of a pack. */
const withGaps = (text: string, show: (number: number) => string): string =>
  text.replace(/\{(?=\{\d+\}\})/g, '{ ').replace(GAP_SIGN, (_, index: string) => show(Number(index) + 1));

/** Texts structured by line breaks or cells need a layout that preserves them. */
const layoutOf = (text: string): { layout?: 'table' | 'notes' } => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const cells = lines.map((line) => line.split('|').length);
  if (lines.length > 1 && (cells[0] ?? 0) > 1 && new Set(cells).size === 1) return { layout: 'table' };
  return /[^\n]\n[^\n]/.test(text) ? { layout: 'notes' } : {};
};

const feedbackOf = (gaps: readonly BankGap[]): AnswerFeedback[] =>
  gaps.flatMap((gap, index) => {
    const answers = gap.kind === 'typed' ? gap.answers : gap.kind === 'number' ? gap.numbers : [];
    return answers.map(({ text, feedback }) => ({ label: `${index + 1}. ${text}`, feedback }));
  });

const acceptedIn = (gap: Exclude<BankGap, Chosen>, notes: Notes): string =>
  gap.kind === 'typed'
    ? acceptedWords(gap.answers, gap.isCaseSensitive, notes)
    : acceptedNumbers(gap.numbers, [], notes);

const isChosen = (gap: BankGap): gap is Chosen => gap.kind === 'chosen';

/** The shared words, if all gaps have the same ones with one right each; null otherwise. */
const wordBank = (gaps: readonly BankGap[]): { bank: string[]; key: string[] } | null => {
  const sets = gaps.map((gap) =>
    isChosen(gap) && !gap.isMultiple
      ? gap.options
          .map(({ text }) => text)
          .toSorted()
          .join('\n')
      : null,
  );
  const [first] = gaps;
  if (!first || !isChosen(first) || sets.includes(null) || new Set(sets).size !== 1) return null;
  const key = gaps.filter(isChosen).map(({ options }) => {
    const right = options.filter(({ fraction }) => fraction >= 100);
    return right.length === 1 ? (right[0]?.text ?? '') : '';
  });
  const bank = [...new Set(first.options.map(({ text }) => text))];
  return key.includes('') || bank.some((word) => word === '' || word.includes('|')) ? null : { bank, key };
};

/** A separate question for a gap with its own options: the whole text with that gap marked. */
const chosenQuestion = (
  question: BankQuestion,
  gap: Chosen,
  number: number,
  notes: Notes,
): WrittenQuestion => {
  const choices = gap.options.map(({ text, fraction }, index) => ({
    label: letterAt(index),
    text: text.replace(/\s+/g, ' ').trim(),
    fraction,
  }));
  if (choices.some(({ text }) => text === '')) throw new Refused('an option is empty');
  const text = withGaps(notes.markdown(question.prompt), (shown) =>
    shown === number ? `**(${shown})** ……` : `(${shown}) ……`,
  );
  return { ...choiceFields(choices, !gap.isMultiple, notes), prompt: `${text}\n\n**(${number})**` };
};

/**
 * A text with gaps. Gaps that are typed, or that share the same words, stay one question; gaps with different
 * options become separate questions in one group.
 */
export const makeGaps = (
  question: BankQuestion,
  { gaps }: Extract<BankAsk, { kind: 'gaps' }>,
  notes: Notes,
): Made => {
  if (gaps.length === 0) throw new Refused('its text has no gap');
  const { prompt, grade, feedback } = question;
  const bank = wordBank(gaps);
  const explanation = explanationOf(feedback, feedbackOf(gaps), notes);
  const fill = (
    keyed: readonly (readonly [number, string])[],
    show: (number: number) => string,
  ): WrittenQuestion => {
    notes.add(...prompt.plainLosses);
    const text = withGaps(prompt.plain, show);
    return {
      type: 'fill_paragraph',
      prompt: promptWith(question, bank ? FILL_FROM_BANK : FILL),
      ...layoutOf(text),
      text,
      ...(bank ? { word_bank: bank.bank } : {}),
      key: Object.fromEntries(keyed),
      ...explanation,
    };
  };
  const blank = (number: number) => `{{${number}}}`;
  if (bank) {
    const made = fill(
      bank.key.map((word, index) => [index + 1, word] as const),
      blank,
    );
    return { questions: [{ ...made, ...marksOf(grade, 'fill_paragraph', notes) }], passage: null };
  }
  const typed = gaps.flatMap((gap, index) =>
    isChosen(gap) ? [] : [[index + 1, acceptedIn(gap, notes)] as const],
  );
  if (typed.length === gaps.length)
    return {
      questions: [{ ...fill(typed, blank), ...marksOf(grade, 'fill_paragraph', notes) }],
      passage: null,
    };
  const isTyped = (number: number) => typed.some(([name]) => name === number);
  const chosen = gaps.flatMap((gap, index) =>
    isChosen(gap) ? [chosenQuestion(question, gap, index + 1, notes)] : [],
  );
  const written =
    typed.length === 0 ? [] : [fill(typed, (number) => (isTyped(number) ? blank(number) : `(${number}) ……`))];
  const questions = [...written, ...chosen].map((one, index) =>
    index === 0 ? { ...one, ...explanation } : one,
  );
  if (questions.length > 1)
    notes.add(`became ${questions.length} questions: its gaps have options of their own`);
  return { questions, passage: null };
};
