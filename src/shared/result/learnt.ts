import { RESULT_HEAD } from './words.ts';

/** Numbers named one by one; more are counted. */
const NAMED = 6;

/** Numbers of questions as they are read out. */
export const numbersOf = (numbers: readonly (number | string)[]): string =>
  numbers.length <= NAMED
    ? numbers.join(', ')
    : `${numbers.slice(0, NAMED).join(', ')}${RESULT_HEAD.rest(numbers.length - NAMED)}`;

interface Marked {
  /** Numbers of the questions that are right. */
  right: readonly (number | string)[];
  wrong: number;
  /** The wrong ones are in the learner's notebook. */
  isInNotebook: boolean;
}

/** What was learnt from questions with a key: what is sure by now, and where the rest is to be learnt. */
export function learntOf({ right, wrong, isInNotebook }: Marked): string {
  const { sure, inNotebook, explained, blank } = RESULT_HEAD.learnt;
  const parts = [
    ...(right.length > 0 ? [sure(numbersOf(right))] : []),
    ...(wrong > 0 ? [isInNotebook ? inNotebook : explained] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : blank;
}
