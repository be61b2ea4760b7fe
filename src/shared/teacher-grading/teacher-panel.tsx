import { type ReactNode, useEffect, useRef, useState } from 'react';
import { href } from '#contract/href.ts';
import type { TeacherEvaluation, TeacherGrading } from '#contract/teacher-evaluation.ts';
import { isOverdue } from '#rules/teacher-grading/allowance.ts';
import { currentGrading, mayRequestRegrade } from '#rules/teacher-grading/current-grade.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { GradeCard } from './grade-card.tsx';
import { GradeMessages } from './grade-messages.tsx';
import { RequestRegrade } from './request-regrade.tsx';
import { RequestTeacher } from './request-teacher.tsx';
import type { AnswerToGrade } from './save-request.ts';
import { type PendingRequest, useGradingRequests } from './use-grading-requests.ts';

interface RequestStateProps {
  request: PendingRequest;
  /** The learner has just made the request: the button they pressed is gone, so focus moves here. */
  takesFocus: boolean;
}

/** A request that has not arrived: that it is queued, or why it was refused. */
function RequestState({ request, takesFocus }: RequestStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      {request.state === 'queued' ? (
        <Notice tone="info">{TEACHER.queued}</Notice>
      ) : (
        <Notice tone="error" title={TEACHER.parkedTitle}>
          {request.message && <p>{request.message}</p>}
          <LinkButton to={href('outbox')} variant="secondary" className="justify-self-start">
            {TEACHER.openQueue}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}

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
  answer: AnswerToGrade;
  work: TeacherWork;
  evaluation: TeacherEvaluation | null;
  /** Follows a grade: the comments, or a link to them. */
  children?: ReactNode;
}

/**
 * A teacher's part in one answer: the offer, the promised time, then the grade and a second one if requested.
 */
export function TeacherPanel({ answer, work, evaluation, children }: TeacherPanelProps) {
  const { ask, regrade, queued } = useGradingRequests(answer);
  const [hasRequested, setRequested] = useState(false);
  const onRequested = () => setRequested(true);
  if (evaluation === null)
    return ask ? (
      <RequestState request={ask} takesFocus={hasRequested} />
    ) : (
      <RequestTeacher answer={answer} work={work} queued={queued} onRequested={onRequested} />
    );
  if (evaluation.status === 'waiting') return <Waiting grading={evaluation} say={TEACHER.waiting} />;
  if (evaluation.status === 'error') return <Declined grading={evaluation} title={TEACHER.declined} />;
  return (
    <div className="grid gap-3">
      <GradeCard evaluation={evaluation} />
      {children}
      <GradeMessages owner={answer.owner} label={answer.label} grading={currentGrading(evaluation)} />
      {evaluation.regrade && <Regrade regrade={evaluation.regrade} />}
      {mayRequestRegrade(evaluation) &&
        (regrade ? (
          <RequestState request={regrade} takesFocus={hasRequested} />
        ) : (
          <RequestRegrade answer={answer} onRequested={onRequested} />
        ))}
    </div>
  );
}
