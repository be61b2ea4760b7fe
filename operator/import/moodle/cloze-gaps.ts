import type { BankGap } from '../bank-question.ts';
import { bankText } from '../bank-text.ts';
import { Refused } from '../faults.ts';
import { numberWithin } from './numerical.ts';

type Kind = 'typed' | 'typed_case' | 'number' | 'chosen' | 'chosen_many';

/** Type names before the answers of a gap (`{2:SHORTANSWER:`), with their abbreviations. */
const KINDS: Record<string, Kind> = {
  SHORTANSWER: 'typed',
  SA: 'typed',
  MW: 'typed',
  SHORTANSWER_C: 'typed_case',
  SAC: 'typed_case',
  MWC: 'typed_case',
  NUMERICAL: 'number',
  NM: 'number',
  ...Object.fromEntries(
    'MULTICHOICE MC MULTICHOICE_V MCV MULTICHOICE_H MCH MULTICHOICE_S MCS MULTICHOICE_VS MCVS MULTICHOICE_HS MCHS'
      .split(' ')
      .map((name): [string, Kind] => [name, 'chosen']),
  ),
  ...Object.fromEntries(
    'MULTIRESPONSE MR MULTIRESPONSE_H MRH MULTIRESPONSE_S MRS MULTIRESPONSE_HS MRHS'
      .split(' ')
      .map((name): [string, Kind] => [name, 'chosen_many']),
  ),
};
const START = /\{(\d*):([A-Z_]+):/g;

interface WrittenAnswer {
  text: string;
  fraction: number;
  feedback: string;
}

interface ClozeGap {
  /** Offset in the source. */
  from: number;
  to: number;
  /** Relative weight. */
  weight: number;
  gap: BankGap;
}

/** Splits answers at each unescaped ~ or }; a # separates an answer from its feedback. */
const readAnswers = (source: string, from: number): { answers: WrittenAnswer[]; to: number } => {
  const answers: WrittenAnswer[] = [];
  let text = '';
  let feedback: string | null = null;
  const finish = () => {
    const [, mark = '', percent, words = ''] =
      /^(=|%(-?\d+(?:[.,]\d+)?)%)?([\s\S]*)$/.exec(text.trimStart()) ?? [];
    const fraction = mark === '=' ? 100 : Number((percent ?? '0').replace(',', '.'));
    if (words.trim() !== '')
      answers.push({ text: words.trim(), fraction, feedback: (feedback ?? '').trim() });
    text = '';
    feedback = null;
  };
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    const next = source[at + 1] ?? '';
    if (sign === '\\' && /[\\~#}={%]/.test(next)) {
      if (feedback === null) text += next;
      else feedback += next;
      at += 1;
    } else if (sign === '~' || sign === '}') {
      finish();
      if (sign === '}') return { answers, to: at + 1 };
      // The prefix of an answer is parsed at its start.
    } else if (sign === '#' && feedback === null && source[at - 1] !== '&') feedback = '';
    else if (feedback === null) text += sign;
    else feedback += sign;
  }
  throw new Refused('a gap {…} is not closed');
};

const nothingShown = (): never => {
  throw new Refused('an answer of a gap is a picture');
};
const words = (html: string): string => bankText(html, 'html', nothingShown).plain;

const gapOf = (kind: Kind, answers: readonly WrittenAnswer[]): BankGap => {
  if (kind === 'chosen' || kind === 'chosen_many')
    return {
      kind: 'chosen',
      options: answers.map(({ text, fraction }) => ({ text: words(text), fraction })),
      isMultiple: kind === 'chosen_many',
    };
  const feedbackOf = (html: string) => (html === '' ? null : bankText(html, 'html', nothingShown));
  if (kind === 'number')
    return {
      kind: 'number',
      numbers: answers
        .filter(({ text }) => text !== '*')
        .map(({ text, fraction, feedback }) => {
          const [number = '', tolerance = '0'] = words(text).split(':');
          return numberWithin(number, Number(tolerance.replace(',', '.')) || 0, {
            fraction,
            feedback: feedbackOf(feedback),
          });
        }),
    };
  return {
    kind: 'typed',
    answers: answers.map(({ text, fraction, feedback }) => ({
      text: words(text),
      fraction,
      feedback: feedbackOf(feedback),
    })),
    isCaseSensitive: kind === 'typed_case',
  };
};

/**
 * The gaps of a text with embedded answers, in order. Throws `Refused` for one that is unclosed or
 * unsupported.
 */
export const clozeGaps = (source: string): ClozeGap[] => {
  const gaps: ClozeGap[] = [];
  START.lastIndex = 0;
  for (let match = START.exec(source); match !== null; match = START.exec(source)) {
    const [start, weight = '', name = ''] = match;
    const kind = KINDS[name];
    if (kind === undefined) continue;
    const { answers, to } = readAnswers(source, match.index + start.length);
    gaps.push({
      from: match.index,
      to,
      weight: weight === '' ? 1 : Number(weight),
      gap: gapOf(kind, answers),
    });
    START.lastIndex = to;
  }
  return gaps;
};
