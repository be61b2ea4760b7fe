import type { ReactNode } from 'react';
import { pageTitle } from '#src/messages/page-title.ts';
import { RESULT } from '#src/messages/practice.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { GradedQuestion } from '../model/use-graded-question.ts';

interface DetailFrameProps {
  graded: GradedQuestion;
  children: ReactNode;
}

/** The bare page around one graded answer. */
export function DetailFrame({ graded, children }: DetailFrameProps) {
  const { back, isLoading, error, retry } = graded;
  return (
    <main id="main" className="min-h-dvh pb-10">
      <title>{pageTitle(RESULT.detailTitle)}</title>
      <BareHeader title={RESULT.detailTitle} back={back} backLabel={RESULT.title} leaves="step" />
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-6">
        {children ??
          (isLoading ? (
            <LinesSkeleton />
          ) : error ? (
            <FailureState heading="h2" error={error} onRetry={retry} offlineText={RESULT.offlineText} />
          ) : (
            <EmptyState
              illustration="notebook"
              title={RESULT.noneTitle}
              action={<LinkButton to={back}>{RESULT.toResult}</LinkButton>}
            >
              {RESULT.detailNone}
            </EmptyState>
          ))}
      </div>
    </main>
  );
}
