import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { pageTitle } from '#src/messages/page-title.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { isOpen } from '#src/shared/exam/find-local-exam.ts';
import { resultPath } from '#src/shared/exam/paths.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { useLocalExamAnswers } from '#src/shared/exam/use-local-exam-answers.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { submitExam } from '../model/submit-exam.ts';
import { useAttemptNotes } from '../model/use-attempt-notes.ts';
import { ExamScreen } from './exam-screen.tsx';

interface AttemptScreenProps {
  owner: string;
  attemptId: string;
  exam: ExamWithAnswers;
}

/** An attempt stored on this device: the test until its deadline, its result once it is submitted. */
export function AttemptScreen({ owner, attemptId, exam }: AttemptScreenProps) {
  useMeasuredTime(owner, `test:${exam.test.id}`);
  const local = useLocalExamAnswers(owner, attemptId);
  const stored = useAttemptNotes(owner, attemptId);
  const isOverdue = local != null && local.attempt.submittedAt === null && !isOpen(local.attempt);
  const { title } = exam.test;
  useEffect(() => {
    // The deadline passed while the test was not open.
    if (isOverdue) void submitExam({ owner, attemptId, label: title });
  }, [isOverdue, owner, attemptId, title]);
  if (local && local.attempt.submittedAt !== null)
    return <Navigate replace to={resultPath(attemptId, exam.test)} />;
  if (!local || !stored || isOverdue)
    return (
      <main id="main">
        <title>{pageTitle(title)}</title>
        <LinesSkeleton />
      </main>
    );
  return <ExamScreen owner={owner} exam={exam} local={local} notes={stored.notes} onNotes={stored.change} />;
}
