import type { ExamQuestion } from '#contract/exam-taking.ts';
import { GRADING_MODE, type QuestionType } from '#contract/question.ts';

/** Marks for a group of questions. */
export interface ResultRow<Key> {
  key: Key;
  won: number;
  marks: number;
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
    const row = rows.get(key) ?? { key, won: 0, marks: 0 };
    row.won += question.user[0]?.marks_won ?? 0;
    row.marks += question.marks;
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
});

/** The type of question to work on next: the lowest share of marks, if any mark is missing. */
export function weakestType(rows: readonly ResultRow<QuestionType>[]): ResultRow<QuestionType> | null {
  const share = ({ won, marks }: ResultRow<QuestionType>): number => won / marks;
  const [weakest] = rows.filter(({ won, marks }) => won < marks).sort((a, b) => share(a) - share(b));
  return weakest ?? null;
}
