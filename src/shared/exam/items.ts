import type { Answer, QuestionContent } from '#contract/question.ts';
import { answeredNumbers } from '#rules/questions/answered-numbers.ts';

/** What the navigator needs to know of a question. */
export interface NumberedQuestion {
  id: string;
  part: number;
  first_number: number;
  last_number: number;
  content: QuestionContent;
}

/** One numbered item of the test. */
export interface ExamItem {
  number: number;
  /** 1-based. */
  part: number;
  questionId: string;
  /** 0-based place among the numbers of its question. */
  index: number;
  answered: boolean;
  marked: boolean;
}

/** All numbered items of a test in order, with what the learner has done at each. */
export const examItems = (
  questions: readonly NumberedQuestion[],
  answers: ReadonlyMap<string, Answer>,
  marked: ReadonlySet<string>,
): ExamItem[] =>
  questions.flatMap((question) =>
    answeredNumbers(
      question.content,
      question.last_number - question.first_number + 1,
      answers.get(question.id) ?? null,
    ).map((answered, index) => ({
      number: question.first_number + index,
      part: question.part,
      questionId: question.id,
      index,
      answered,
      marked: marked.has(question.id),
    })),
  );

/** The numbers of a question as shown: `5`, `7–8`. */
export const numberRange = ({
  first_number: first,
  last_number: last,
}: Pick<NumberedQuestion, 'first_number' | 'last_number'>): string =>
  first === last ? String(first) : `${first}–${last}`;
