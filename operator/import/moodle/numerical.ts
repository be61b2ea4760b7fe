import type { BankAsk, BankNumber } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import type { QuestionElement } from './question-element.ts';

/** Parses a number, also with a decimal comma; null for anything else. */
const writtenNumber = (text: string): number | null => {
  const plain = text.trim().replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null;
};

/** A number with its tolerance. Throws `Refused` for an invalid number. */
export const numberWithin = (
  text: string,
  tolerance: number,
  rest: Pick<BankNumber, 'fraction' | 'feedback'>,
): BankNumber => {
  const value = writtenNumber(text);
  if (value === null) throw new Refused(`"${text}" is no number`);
  return { text: text.trim(), low: value - Math.abs(tolerance), high: value + Math.abs(tolerance), ...rest };
};

export const readNumerical = (question: QuestionElement): BankAsk => {
  const units = question.first('units');
  return {
    kind: 'number',
    // The answer * holds the feedback for all other answers.
    numbers: question
      .all('answer')
      .filter((answer) => question.value('text', answer) !== '*')
      .map((answer) =>
        numberWithin(question.value('text', answer), question.number('tolerance', answer) ?? 0, {
          fraction: Number(answer.attributes.get('fraction') ?? 0) || 0,
          feedback: question.feedback('feedback', answer),
        }),
      ),
    units: units === null ? [] : question.all('unit', units).map((unit) => question.value('unit_name', unit)),
  };
};
