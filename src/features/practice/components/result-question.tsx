import { Check, Clock, Minus, X } from 'lucide-react';
import { href } from '#contract/href.ts';
import type { QuestionResult } from '#contract/practice.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { heardText, mayCorrectTranscript } from '#rules/questions/may-correct-transcript.ts';
import { ANSWER_STATUS, correctnessStatus } from '#rules/questions/question-status.ts';
import { waitsForGrade } from '#rules/teacher-grading/current-grade.ts';
import { RESULT } from '#src/messages/practice.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { Explanation } from '#src/shared/questions/explanation.tsx';
import { Proofs } from '#src/shared/questions/proofs.tsx';
import { QuestionAnswer } from '#src/shared/questions/question-answer.tsx';
import { ReportButton } from '#src/shared/questions/report-button.tsx';
import { Graders } from '#src/shared/teacher-grading/graders.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { Evaluation } from './evaluation.tsx';
import { ProvisionalGrade } from './provisional-grade.tsx';
import { RetryGrading } from './retry-grading.tsx';
import { CorrectOwnTranscript } from './talk/correct-own-transcript.tsx';

interface ResultQuestionProps {
  practiceId: string;
  attemptId: string;
  question: QuestionResult;
  /** Shows a quote in the passage. */
  onShow: ((quote: string) => void) | undefined;
}

function Verdict({ question }: { question: QuestionResult }) {
  const user = question.user[0];
  if (!user?.bai_lam) {
    return (
      <Badge tone="neutral" icon={Minus}>
        {RESULT.unanswered}
      </Badge>
    );
  }
  switch (correctnessStatus(user.is_correct)) {
    case ANSWER_STATUS.TRUE:
      return (
        <Badge tone="success" icon={Check}>
          {RESULT.right}
        </Badge>
      );
    case ANSWER_STATUS.FALSE:
      return (
        <Badge tone="error" icon={X}>
          {RESULT.wrong}
        </Badge>
      );
  }
  return waitsForGrade(user.ai_evaluation, user.teacher_evaluation) ? (
    <Badge tone="info" icon={Clock}>
      {RESULT.waitingGrade}
    </Badge>
  ) : null;
}

/**
 * One question of a result: the answer, whether it is right, why, and the evaluations of the AI and a
 * teacher.
 */
export function ResultQuestion({ practiceId, attemptId, question, onShow }: ResultQuestionProps) {
  const user = question.user[0];
  const detailPath = href(
    question.content.type_code === 'ielts_writing' ? 'writingDetail' : 'speakingDetail',
    { id: practiceId, questionId: question.id },
    { attempt: attemptId },
  );
  return (
    <QuestionAnswer
      question={question}
      answer={user?.bai_lam ?? null}
      answerKey={question.grading_object === GRADING_MODE.none ? question.answers : null}
      badge={<Verdict question={question} />}
    >
      {question.is_expired && user?.bai_lam && (
        <RetryGrading
          practiceId={practiceId}
          attemptId={attemptId}
          question={question}
          answer={user.bai_lam}
        />
      )}
      <Graders
        heading="h4"
        question={question}
        machine={
          user?.ai_evaluation ? (
            <Evaluation
              evaluation={user.ai_evaluation}
              detailPath={detailPath}
              meanwhile={<ProvisionalGrade folded question={question} answer={user.bai_lam} />}
            />
          ) : null
        }
      >
        <LinkButton to={detailPath} variant="quiet" className="justify-self-start">
          {TEACHER.detail}
        </LinkButton>
      </Graders>
      {user?.bai_lam?.type_code === 'ielts_unscripted_speaking' &&
        mayCorrectTranscript(user.bai_lam, user.ai_evaluation) && (
          <CorrectOwnTranscript
            practiceId={practiceId}
            attemptId={attemptId}
            question={question}
            answer={user.bai_lam}
            heard={heardText(user.ai_evaluation?.content ?? null)}
          />
        )}
      {(question.explanation || question.proofs.length > 0) && (
        <Explanation of={`Câu ${question.position}`}>
          {question.explanation && <Prose markdown={question.explanation} />}
          <Proofs proofs={question.proofs} onShow={onShow} />
        </Explanation>
      )}
      <ReportButton id={question.id} position={question.position} />
    </QuestionAnswer>
  );
}
