import type { UseQueryResult } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { PLACEMENT } from '#src/messages/placement.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import type { ExamList } from './read-exam.ts';

/** Shown while the placement test is loading, if it cannot be loaded, and if there is none. */
export function NoPlacement({ query }: { query: UseQueryResult<ExamList> }) {
  if (query.data)
    return (
      <EmptyState
        illustration="greeting"
        title={PLACEMENT.noneTitle}
        action={<LinkButton to={href('roadmap')}>{PLACEMENT.toCourses}</LinkButton>}
      >
        {PLACEMENT.noneText}
      </EmptyState>
    );
  return <Loaded query={query} offlineText={PLACEMENT.offlineText} />;
}
