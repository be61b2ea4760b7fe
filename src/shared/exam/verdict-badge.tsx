import { Check, CircleDashed, Clock, Minus, X } from 'lucide-react';
import type { ExamQuestion } from '#contract/exam-taking.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { waitsForGrade } from '#rules/teacher-grading/current-grade.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { Badge } from '#src/ui/badge.tsx';

/** Right, wrong, partly right, not answered or still being graded: a word with an icon. */
export function VerdictBadge({ question }: { question: ExamQuestion }) {
  const user = question.user[0];
  if (!user || !isAnswered(user.bai_lam))
    return (
      <Badge tone="neutral" icon={Minus}>
        {EXAM_RESULT.unanswered}
      </Badge>
    );
  if (question.grading_object !== GRADING_MODE.none)
    return waitsForGrade(user.ai_evaluation, user.teacher_evaluation) ? (
      <Badge tone="info" icon={Clock}>
        {EXAM_RESULT.waitingGrade}
      </Badge>
    ) : null;
  const won = user.marks_won ?? 0;
  if (won > 0 && won < question.marks)
    return (
      <Badge tone="warning" icon={CircleDashed}>
        {EXAM_RESULT.some(won, question.marks)}
      </Badge>
    );
  return won >= question.marks ? (
    <Badge tone="success" icon={Check}>
      {EXAM_RESULT.right}
    </Badge>
  ) : (
    <Badge tone="error" icon={X}>
      {EXAM_RESULT.wrong}
    </Badge>
  );
}
