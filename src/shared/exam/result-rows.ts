import type { ExamQuestion } from '#contract/exam-taking.ts';
import { GRADING_MODE, type QuestionType } from '#contract/question.ts';
import { ENOUGH_ANSWERED } from '#rules/attempt/enough-answers.ts';

/** Marks for a group of questions. */
export interface ResultRow<Key> {
  key: Key;
  won: number;
  marks: number;
  /** Marks of the questions that were answered. */
  answered: number;
}

/** Sums the marks of the questions marked by key, grouped by `keyOf`, in order of first appearance. */
function sumBy<Key>(
  questions: readonly ExamQuestion[],
  keyOf: (question: ExamQuestion) => Key,
): ResultRow<Key>[] {
  const rows = new Map<Key, ResultRow<Key>>();
  for (const question of questions) {
    if (question.grading_object !== GRADING_MODE.none) continue;
    const key = keyOf(question);
    const row = rows.get(key) ?? { key, won: 0, marks: 0, answered: 0 };
    row.won += question.user[0]?.marks_won ?? 0;
    row.marks += question.marks;
    if (question.user[0]?.bai_lam) row.answered += question.marks;
    rows.set(key, row);
  }
  return [...rows.values()];
}

export const byPart = (questions: readonly ExamQuestion[]): ResultRow<number>[] =>
  sumBy(questions, ({ part }) => part);

export const byType = (questions: readonly ExamQuestion[]): ResultRow<QuestionType>[] =>
  sumBy(questions, ({ content }) => content.type_code);

/** The sum of all rows. */
export const sumOf = (rows: readonly ResultRow<unknown>[]): Omit<ResultRow<unknown>, 'key'> => ({
  won: rows.reduce((sum, { won }) => sum + won, 0),
  marks: rows.reduce((sum, { marks }) => sum + marks, 0),
  answered: rows.reduce((sum, { answered }) => sum + answered, 0),
});

/** The rows of which enough was answered to compare them. */
export const comparable = <Key>(rows: readonly ResultRow<Key>[]): ResultRow<Key>[] =>
  rows.filter(({ answered }) => answered >= ENOUGH_ANSWERED);

/** What to work on next: the lowest share of what was answered; null if none of it is missing, or too little was answered. */
export function weakestOf<Key>(rows: readonly ResultRow<Key>[]): ResultRow<Key> | null {
  const share = ({ won, answered }: ResultRow<Key>): number => won / answered;
  const [weakest] = comparable(rows)
    .filter(({ won, answered }) => won < answered)
    .toSorted((a, b) => share(a) - share(b));
  return weakest ?? null;
}
