import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { phrasesSetId } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { useFreeCourse } from '#src/platform/session/free-course.ts';
import { ExerciseFailure } from '#src/shared/course-access/exercise-failure.tsx';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { REVISE } from '../messages/revise.ts';
import type { RevisePages } from '../model/use-revise-pages.ts';

/** How the ids of the letters' sets begin, and those of conversation classes. */
const LETTERS = 'letters-';
const CONVERSATION = phrasesSetId('');

/** Where a set is done that belongs to no lesson. */
function placeOf(id: string): string {
  if (id.startsWith(CONVERSATION))
    return href('conversation', {}, { view: 'phrases', class: id.slice(CONVERSATION.length) });
  return href(id.startsWith(LETTERS) ? 'letters' : 'ipaChart');
}

interface ReviseFrameProps {
  name: string;
  /** Id of the set. */
  id: string;
  pages: Pick<RevisePages, 'revise' | 'isElsewhere' | 'isMissing' | 'error' | 'retry'>;
  /** Null while its content is loading. */
  children: ReactNode;
}

/** The bare screen around a revise set: the way back, its title, what waits to be sent. */
export function ReviseFrame({
  name,
  id,
  pages: { revise, isElsewhere, isMissing, error, retry },
  children,
}: ReviseFrameProps) {
  useFreeCourse(revise?.course_id);
  if (isElsewhere) return <Navigate replace to={placeOf(id)} />;
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{pageTitle(revise ? `${revise.title} · ${name}` : name)}</title>
      <BareHeader
        title={revise?.title ?? name}
        back={revise ? href('lesson', { id: revise.lesson_id }) : href('myCourses')}
        backLabel={REVISE.back}
      >
        <SyncIndicator />
      </BareHeader>
      {children}
      {!children && !revise && isMissing && (
        <ExerciseFailure exerciseId={id} error={error} onRetry={retry} offlineText={REVISE.offlineText} />
      )}
      {!children && (revise || !isMissing) && <LinesSkeleton />}
    </main>
  );
}
