import { type ReactNode, useState } from 'react';
import type { TeacherEvaluation, TeacherGrading } from '#contract/teacher-evaluation.ts';
import { isOverdue } from '#rules/teacher-grading/allowance.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import { mayAskRegrade } from '#rules/teacher-grading/standing-grade.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { Notice } from '#src/ui/notice.tsx';
import { AskRegrade } from './ask-regrade.tsx';
import { AskTeacher } from './ask-teacher.tsx';
import { AskingState } from './asking-state.tsx';
import { GradeCard } from './grade-card.tsx';
import type { AskedAnswer } from './save-asking.ts';
import { useAskings } from './use-askings.ts';

function Waiting({ grading, say }: { grading: TeacherGrading; say: (due: string) => string }) {
  return (
    <Notice tone="info">
      <p>{say(formatMoment(grading.due_at))}</p>
      {isOverdue(grading.due_at, Date.now()) && <p>{TEACHER.overdue}</p>}
    </Notice>
  );
}

function Declined({ grading, title }: { grading: TeacherGrading; title: string }) {
  return (
    <Notice tone="warning" title={title}>
      {grading.graded_by !== null && <p className="text-sm">{TEACHER.declinedBy(grading.graded_by)}</p>}
      <p className="whitespace-pre-line break-words">{grading.refusal}</p>
    </Notice>
  );
}

function Regrade({ regrade }: { regrade: NonNullable<TeacherEvaluation['regrade']> }) {
  if (regrade.status === 'waiting') return <Waiting grading={regrade} say={TEACHER.regradeWaiting} />;
  return regrade.status === 'error' ? <Declined grading={regrade} title={TEACHER.regradeDeclined} /> : null;
}

interface TeacherPanelProps {
  answer: AskedAnswer;
  work: TeacherWork;
  evaluation: TeacherEvaluation | null;
  /** What follows a grade: the comments, or the way to them. */
  children?: ReactNode;
}

/** A teacher's part in one answer: the offer, the promised time, then the grade and a second one where it is asked. */
export function TeacherPanel({ answer, work, evaluation, children }: TeacherPanelProps) {
  const { ask, regrade, queued } = useAskings(answer);
  const [asked, setAsked] = useState(false);
  const onAsked = () => setAsked(true);
  if (evaluation === null)
    return ask ? (
      <AskingState asking={ask} takesFocus={asked} />
    ) : (
      <AskTeacher answer={answer} work={work} queued={queued} onAsked={onAsked} />
    );
  if (evaluation.status === 'waiting') return <Waiting grading={evaluation} say={TEACHER.waiting} />;
  if (evaluation.status === 'error') return <Declined grading={evaluation} title={TEACHER.declined} />;
  return (
    <div className="grid gap-3">
      <GradeCard evaluation={evaluation} />
      {children}
      {evaluation.regrade && <Regrade regrade={evaluation.regrade} />}
      {mayAskRegrade(evaluation) &&
        (regrade ? (
          <AskingState asking={regrade} takesFocus={asked} />
        ) : (
          <AskRegrade answer={answer} onAsked={onAsked} />
        ))}
    </div>
  );
}
