import { Check, CircleDashed, Clock, Minus, X } from 'lucide-react';
import type { TestQuestion } from '#contract/exam-taking.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { waitsForGrade } from '#rules/teacher-grading/standing-grade.ts';
import { TEST_RESULT } from '#src/messages/exam.ts';
import { Badge } from '#src/ui/badge.tsx';

/** Right, wrong, partly right, not answered or still being graded, in a word with its icon. */
export function VerdictBadge({ question }: { question: TestQuestion }) {
  const user = question.user[0];
  if (!user || !isAnswered(user.bai_lam))
    return (
      <Badge tone="neutral" icon={Minus}>
        {TEST_RESULT.unanswered}
      </Badge>
    );
  if (question.grading_object !== GRADING_MODE.none)
    return waitsForGrade(user.ai_evaluation, user.teacher_evaluation) ? (
      <Badge tone="info" icon={Clock}>
        {TEST_RESULT.waitingGrade}
      </Badge>
    ) : null;
  const won = user.marks_won ?? 0;
  if (won > 0 && won < question.marks)
    return (
      <Badge tone="warning" icon={CircleDashed}>
        {TEST_RESULT.some(won, question.marks)}
      </Badge>
    );
  return won >= question.marks ? (
    <Badge tone="success" icon={Check}>
      {TEST_RESULT.right}
    </Badge>
  ) : (
    <Badge tone="error" icon={X}>
      {TEST_RESULT.wrong}
    </Badge>
  );
}
