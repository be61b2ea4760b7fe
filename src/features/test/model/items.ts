import type { Answer, QuestionContent } from '#contract/question.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';

/** What the navigator needs of a question. */
export interface NumberedQuestion {
  id: string;
  part: number;
  first_number: number;
  last_number: number;
  content: QuestionContent;
}

/** One number of the test. */
export interface TestItem {
  number: number;
  /** 1-based. */
  part: number;
  questionId: string;
  /** 0-based place among the numbers of its question. */
  index: number;
  answered: boolean;
  marked: boolean;
}

const filled = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** For each number of a question, whether it has an answer. */
function answeredNumbers(question: NumberedQuestion, answer: Answer | null): boolean[] {
  const { content } = question;
  const count = question.last_number - question.first_number + 1;
  const each = (names: readonly string[], given: Record<string, string>): boolean[] | null =>
    names.length === count ? names.map((name) => filled(given[name])) : null;
  let several: boolean[] | null = null;
  if (content.type_code === 'fill_paragraph' && answer?.type_code === 'fill_paragraph')
    several = each(blankNames(content.text), answer.blanks);
  if (content.type_code === 'matching' && answer?.type_code === 'matching')
    several = each(
      content.items.map(({ name }) => name),
      answer.pairs,
    );
  if (content.type_code === 'multiple_choice' && answer?.type_code === 'multiple_choice')
    several = Array.from({ length: count }, (_, index) => filled(answer.choices[index]));
  return several ?? Array.from({ length: count }, () => isAnswered(answer));
}

/** All numbers of a test in order, with what the learner has done at each. */
export const testItems = (
  questions: readonly NumberedQuestion[],
  answers: ReadonlyMap<string, Answer>,
  marked: ReadonlySet<string>,
): TestItem[] =>
  questions.flatMap((question) =>
    answeredNumbers(question, answers.get(question.id) ?? null).map((answered, index) => ({
      number: question.first_number + index,
      part: question.part,
      questionId: question.id,
      index,
      answered,
      marked: marked.has(question.id),
    })),
  );

/** The numbers of a question as they are read: `5`, `7–8`. */
export const numberRange = ({
  first_number: first,
  last_number: last,
}: Pick<NumberedQuestion, 'first_number' | 'last_number'>): string =>
  first === last ? String(first) : `${first}–${last}`;
