import type { ReactNode } from 'react';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import type { ExamWithAnswers } from './read-exam.ts';
import type { AttemptResult } from './use-attempt-result.ts';
import { WaitingResult } from './waiting-result.tsx';

interface UnmarkedResultProps {
  result: Exclude<AttemptResult, { kind: 'marked' }>;
  questions: ExamWithAnswers | undefined;
  /** Link to take the test. */
  action: ReactNode;
}

/** Replaces a result that is not available: why, and what to do. */
export function UnmarkedResult({ result, questions, action }: UnmarkedResultProps) {
  switch (result.kind) {
    case 'none':
      return (
        <EmptyState illustration="thinking" title={EXAM_RESULT.noneTitle} action={action}>
          {EXAM_RESULT.noneText}
        </EmptyState>
      );
    case 'waiting':
      return <WaitingResult own={result.own} read={questions} />;
    case 'failed':
      return (
        <FailureState
          heading="h2"
          error={result.error}
          onRetry={result.retry}
          offlineText={EXAM_RESULT.offlineText}
        />
      );
    case 'loading':
      return <LinesSkeleton />;
  }
}
