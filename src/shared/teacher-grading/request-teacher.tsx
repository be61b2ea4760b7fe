import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TeacherAllowance } from '#contract/teacher-grading.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { ApiError, type ClientCode } from '#src/platform/http/api-result.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { type AnswerToGrade, saveGradingRequest } from './save-request.ts';

/** Status of an answer's grading by teachers, and how many gradings may still be requested. */
const teacherGradingStatus = (attemptId: string, questionId: string) =>
  readQuery(ENDPOINTS.teacherGrading.read, { params: { attempt: attemptId, question: questionId } });

interface RequestTeacherProps {
  answer: AnswerToGrade;
  work: TeacherWork;
  /** Requests that are still queued on this device. */
  queued: number;
  onRequested: () => void;
}

const NOT_OFFERED: ReadonlySet<ClientCode> = new Set([
  'NOT_FOUND',
  'ATTEMPT_NOT_SUBMITTED',
  'NOT_FOR_TEACHERS',
]);
const isNothingForTeachers = (error: Error | null): boolean =>
  error instanceof ApiError && NOT_OFFERED.has(error.failure.code);

/** How many are left, in words; null while unknown. */
function remainingWords(allowance: TeacherAllowance | undefined, queued: number): string | null {
  if (!allowance) return null;
  return TEACHER.remaining(Math.max(0, allowance.remaining - queued), allowance.per_month);
}

/**
 * Offers to send the answer to a teacher, with how many requests are left this month; asks for confirmation.
 */
export function RequestTeacher({ answer, work, queued, onRequested }: RequestTeacherProps) {
  const { data, isPending, error } = useQuery(teacherGradingStatus(answer.attemptId, answer.questionId));
  const [confirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const allowance = data?.allowance;
  if (isPending || allowance?.per_month === 0 || isNothingForTeachers(error)) return null;
  if (allowance && allowance.remaining - queued <= 0)
    return <p className="text-sm text-muted">{TEACHER.noneLeft(allowance.per_month)}</p>;
  const words = remainingWords(allowance, queued) ?? TEACHER.unknownRemaining;
  const send = () => {
    setConfirming(false);
    saveGradingRequest(answer).then(onRequested, setFailure);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" icon={GraduationCap} onClick={() => setConfirming(true)}>
        {TEACHER.ask}
      </Button>
      <p className="text-sm text-muted">{words}</p>
      <UnsavedNotice what={TEACHER.saveFailed} error={failure} />
      {confirming && (
        <ConfirmDialog
          title={TEACHER.askTitle}
          confirm={TEACHER.askConfirm}
          cancel={TEACHER.cancel}
          onConfirm={send}
          onClose={() => setConfirming(false)}
        >
          <p>{TEACHER.askText[work]}</p>
          {allowance && <p>{TEACHER.promise(allowance.promised_hours)}</p>}
          <p>{`${TEACHER.costs} ${words}`}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
