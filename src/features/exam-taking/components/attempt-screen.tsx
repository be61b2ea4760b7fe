import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { pageTitle } from '#src/messages/page-title.ts';
import { isOpen } from '#src/shared/exam/find-local-exam.ts';
import { resultPath } from '#src/shared/exam/paths.ts';
import type { ReadExam } from '#src/shared/exam/read-exam.ts';
import { useLocalExamAnswers } from '#src/shared/exam/use-local-exam-answers.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { submitExam } from '../model/submit-exam.ts';
import { useAttemptNotes } from '../model/use-attempt-notes.ts';
import { ExamScreen } from './exam-screen.tsx';

interface AttemptScreenProps {
  owner: string;
  attemptId: string;
  read: ReadExam;
}

/** An attempt as this device has it: the test while there is time, its result once it is submitted. */
export function AttemptScreen({ owner, attemptId, read }: AttemptScreenProps) {
  const own = useLocalExamAnswers(owner, attemptId);
  const kept = useAttemptNotes(owner, attemptId);
  const overdue = own != null && own.attempt.submittedAt === null && !isOpen(own.attempt);
  const { title } = read.test;
  useEffect(() => {
    // The clock struck while nobody looked.
    if (overdue) void submitExam({ owner, attemptId, label: title });
  }, [overdue, owner, attemptId, title]);
  if (own && own.attempt.submittedAt !== null)
    return <Navigate replace to={resultPath(attemptId, read.test)} />;
  if (!own || !kept || overdue)
    return (
      <main id="main">
        <title>{pageTitle(title)}</title>
        <LinesSkeleton />
      </main>
    );
  return <ExamScreen owner={owner} read={read} own={own} notes={kept.notes} onNotes={kept.change} />;
}
