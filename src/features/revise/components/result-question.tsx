import { Check, Minus, X } from 'lucide-react';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { Explanation } from '#src/shared/questions/explanation.tsx';
import { QuestionAnswer } from '#src/shared/questions/question-answer.tsx';
import { ReportButton } from '#src/shared/questions/report-button.tsx';
import { SpokenGrade } from '#src/shared/revise/spoken-grade.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { REVISE_RESULT } from '../messages/revise.ts';
import { isRight, isSpoken } from '../model/revise-answers.ts';

interface ResultQuestionProps {
  reviseId: string;
  question: ReviseQuestion;
  answer: Answer | undefined;
  waiting: boolean;
}

function Verdict({ correct, answered }: { correct: boolean | null; answered: boolean }) {
  if (!answered) return <Badge icon={Minus}>{REVISE_RESULT.unanswered}</Badge>;
  if (correct === null) return null;
  return (
    <Badge tone={correct ? 'success' : 'error'} icon={correct ? Check : X}>
      {correct ? REVISE_RESULT.right : REVISE_RESULT.wrong}
    </Badge>
  );
}

/** One question of a revise set's result: the answer, whether it was right, and why. */
export function ResultQuestion({ reviseId, question, answer, waiting }: ResultQuestionProps) {
  const correct = isRight(question, answer);
  return (
    <QuestionAnswer
      question={question}
      answer={answer ?? null}
      answerKey={isSpoken(question) ? null : question.answers}
      badge={<Verdict correct={correct} answered={answer !== undefined} />}
    >
      {answer && isSpoken(question) && (
        <SpokenGrade reviseId={reviseId} question={question} answer={answer} waiting={waiting} />
      )}
      {question.explanation && (
        <Explanation of={`Câu ${question.position}`}>
          <Prose markdown={question.explanation} />
        </Explanation>
      )}
      <ReportButton id={question.id} position={question.position} />
    </QuestionAnswer>
  );
}
