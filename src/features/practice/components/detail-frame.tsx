import type { ReactNode } from 'react';
import { pageTitle } from '#src/messages/page-title.ts';
import { RESULT } from '#src/messages/practice.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import type { GradedQuestion } from '../model/use-graded-question.ts';

interface DetailFrameProps {
  graded: GradedQuestion;
  /** In two columns where there is room: the answer, which stays in sight, and what is said of it. */
  columns?: boolean;
  children: ReactNode;
}

/** The bare page around one graded answer. */
export function DetailFrame({ graded, columns = false, children }: DetailFrameProps) {
  const { back, query, isNamed } = graded;
  const none = (
    <EmptyState
      illustration="greeting"
      title={RESULT.noneTitle}
      action={<LinkButton to={back}>{RESULT.toResult}</LinkButton>}
    >
      {RESULT.detailNone}
    </EmptyState>
  );
  return (
    <main id="main" className="min-h-dvh pb-10">
      <title>{pageTitle(RESULT.detailTitle)}</title>
      <BareHeader title={RESULT.detailTitle} back={back} backLabel={RESULT.title} leaves="step" />
      <div
        className={`mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 ${columns ? 'lg:max-w-6xl lg:grid-cols-2 lg:items-start lg:gap-10' : ''}`}
      >
        <Loaded query={query} waiting={isNamed ? undefined : none} offlineText={RESULT.offlineText}>
          {() => children ?? none}
        </Loaded>
      </div>
    </main>
  );
}
