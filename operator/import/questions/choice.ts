import type { BankAsk, BankOption, BankQuestion } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import { type AnswerFeedback, explanationOf } from './explanation.ts';
import { letterAt, MAX_OPTIONS, type Made, marksOf, type Notes, type WrittenQuestion } from './made.ts';

const WHOLE = 99.9;
const MAX_CHOICES = 5;
/** Option texts that match the exam's three answers, with their meaning. */
const STATEMENTS = [
  { wording: 'true_false', names: { true: 'TRUE', false: 'FALSE', 'not given': 'NOT_GIVEN' } },
  { wording: 'yes_no', names: { yes: 'TRUE', no: 'FALSE', 'not given': 'NOT_GIVEN' } },
] as const;

interface Choice {
  label: string;
  text: string;
  fraction: number;
}

const choicesOf = (options: readonly BankOption[], notes: Notes): Choice[] =>
  options.map(({ text, fraction }, index) => {
    if (text.hasMedia) throw new Refused('an option is a picture or recording');
    const line = notes.line(text);
    if (line === '') throw new Refused('an option is empty');
    return { label: letterAt(index), text: line, fraction };
  });

/** True, False and Not Given (or Yes, No, Not Given) are a separate type. */
const asStatement = (choices: readonly Choice[], right: Choice): Partial<WrittenQuestion> | null => {
  for (const { wording, names } of STATEMENTS) {
    const meanings = new Map<string, string>(Object.entries(names));
    const met = choices.map(({ text }) => meanings.get(text.toLowerCase().replace(/[\s_]+/g, ' ')));
    if (choices.length !== meanings.size || new Set(met).size !== meanings.size || met.includes(undefined))
      continue;
    return { type: 'true_false', wording, key: met[choices.indexOf(right)] };
  }
  return null;
};

const singleOf = (choices: readonly Choice[], right: Choice, notes: Notes): Partial<WrittenQuestion> => {
  const statement = asStatement(choices, right);
  if (statement !== null) {
    notes.add('became a question of True, False and Not Given');
    return statement;
  }
  return { type: 'single_choice', options: optionsOf(choices), key: right.label };
};

const optionsOf = (choices: readonly Choice[]) =>
  Object.fromEntries(choices.map(({ label, text }) => [label, text]));

const rightOfSingle = (choices: readonly Choice[], notes: Notes): Choice => {
  const whole = choices.filter(({ fraction }) => fraction >= WHOLE);
  const [right] = whole;
  if (!right) throw new Refused('no option is wholly right');
  if (whole.length > 1) throw new Refused('more than one option is wholly right, though one is to be chosen');
  if (choices.some(({ fraction }) => fraction > 0 && fraction < WHOLE))
    notes.add(`only ${right.label} is right: options that were partly right give no marks`);
  return right;
};

const severalOf = (choices: readonly Choice[], notes: Notes): Partial<WrittenQuestion> => {
  const right = choices.filter(({ fraction }) => fraction > 0);
  const [only] = right;
  if (!only) throw new Refused('no option is right');
  if (right.length === 1) {
    notes.add('became a choice of one: only one option is right');
    return singleOf(choices, only, notes);
  }
  if (right.length > MAX_CHOICES)
    throw new Refused(`${right.length} options are right; at most ${MAX_CHOICES} can be chosen`);
  if (right.length === choices.length)
    throw new Refused('every option is right, so there is nothing to choose');
  if (new Set(right.map(({ fraction }) => Math.round(fraction))).size > 1)
    notes.add('each right option gives the same share of the marks');
  notes.add(`exactly ${right.length} options are to be chosen`);
  return {
    type: 'multiple_choice',
    options: optionsOf(choices),
    choose: right.length,
    key: right.map(({ label }) => label),
  };
};

/** Converts a choice to fields of a pack's question. Throws `Refused`. */
export const choiceFields = (
  choices: readonly Choice[],
  isSingle: boolean,
  notes: Notes,
): Partial<WrittenQuestion> & { type: WrittenQuestion['type'] } => {
  if (choices.length < 2) throw new Refused('it has fewer than two options');
  if (choices.length > MAX_OPTIONS) throw new Refused(`it has more than ${MAX_OPTIONS} options`);
  const fields = isSingle
    ? singleOf(choices, rightOfSingle(choices, notes), notes)
    : severalOf(choices, notes);
  return { ...fields, type: fields.type ?? 'single_choice' };
};

export const makeChoice = (
  question: BankQuestion,
  { options, isSingle }: Extract<BankAsk, { kind: 'choice' }>,
  notes: Notes,
): Made => {
  const choices = choicesOf(options, notes);
  const fields = choiceFields(choices, isSingle, notes);
  const feedbacks: AnswerFeedback[] = options.map(({ feedback }, index) => ({
    label: fields.type === 'true_false' ? (choices[index]?.text ?? '') : letterAt(index),
    feedback,
  }));
  const made: WrittenQuestion = {
    ...fields,
    prompt: notes.markdown(question.prompt),
    ...marksOf(question.grade, fields.type, notes),
    ...explanationOf(question.feedback, feedbacks, notes),
  };
  return { questions: [made], passage: null };
};
