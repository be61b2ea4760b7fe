import { href } from '#contract/href.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { CLASS, COURSE } from '../messages/course.ts';
import type { useClass } from '../model/use-class.ts';
import { CourseFailure } from './course-failure.tsx';

/** In place of a class: it is on its way, could not be loaded, or is none of the open ones. */
export function ClassMissing({
  failed,
  isLoading,
}: Pick<ReturnType<typeof useClass>, 'failed' | 'isLoading'>) {
  if (failed)
    return <CourseFailure error={failed.error} isOnItsWay={false} onRetry={() => void failed.refetch()} />;
  if (isLoading) return <LinesSkeleton />;
  return (
    <EmptyState
      illustration="thinking"
      title={CLASS.missingTitle}
      action={<LinkButton to={href('conversation')}>{COURSE.backToCourse}</LinkButton>}
    >
      {CLASS.missingText}
    </EmptyState>
  );
}
