import { useQuery } from '@tanstack/react-query';
import type { AnswerRow } from '#src/platform/outbox/database/rows.ts';
import { practiceQuestions } from '#src/shared/queries/exercises.ts';
import { QuestionAnswer } from '#src/shared/questions/question-answer.tsx';
import { ProvisionalGrade } from './provisional-grade.tsx';

interface AnswersSoFarProps {
  practiceId: string;
  answers: AnswerRow[];
}

/** The learner's answers from this device, while some have not been sent. */
export function AnswersSoFar({ practiceId, answers }: AnswersSoFarProps) {
  const { data } = useQuery(practiceQuestions(practiceId));
  const byQuestion = new Map(answers.map((row) => [row.questionId, row.answer]));
  return (
    <ol className="grid gap-4">
      {data?.questions.map((question) => (
        <QuestionAnswer
          key={question.id}
          question={question}
          answer={byQuestion.get(question.id) ?? null}
          answerKey={null}
        >
          <ProvisionalGrade folded question={question} answer={byQuestion.get(question.id) ?? null} />
        </QuestionAnswer>
      ))}
    </ol>
  );
}
