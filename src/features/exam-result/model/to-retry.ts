import type { ExamPart, ExamQuestion } from '#contract/exam-taking.ts';
import { EXAM } from '#src/messages/exam.ts';
import { numberRange } from '#src/shared/exam/items.ts';
import type { KeyedItem } from '#src/shared/result/retry-dialog.tsx';

/** Questions of a marked test to answer once more, each with the passage or the recording of its part. */
export const toRetry = (
  questions: readonly ExamQuestion[],
  parts: readonly Pick<ExamPart, 'position' | 'passage' | 'audio'>[],
): KeyedItem[] =>
  questions.flatMap((question) => {
    const part = parts.find(({ position }) => position === question.part);
    return question.answers
      ? [
          {
            question,
            name: EXAM.question(numberRange(question)),
            firstNumber: question.first_number,
            answerKey: question.answers,
            explanation: question.explanation,
            ...(part && { material: part }),
          },
        ]
      : [];
  });
