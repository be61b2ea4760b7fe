import { useQuery } from '@tanstack/react-query';
import { pageTitle } from '#src/messages/page-title.ts';
import { useSession } from '#src/platform/session/session.ts';
import { DeskLoaded } from '#src/shared/teacher-desk/desk-loaded.tsx';
import { DeskNav } from '#src/shared/teacher-desk/desk-nav.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { deskGraded } from '../api/desk-queries.ts';
import { GradedCard } from '../components/graded-card.tsx';
import { OwnOpinions } from '../components/own-opinions.tsx';
import { DESK } from '../messages/desk.ts';

/** The teacher's latest gradings, with what was said about them. */
function Graded() {
  const query = useQuery(deskGraded);
  const owner = useSession(({ learnerId }) => learnerId) ?? '';
  if (!query.data) return <DeskLoaded query={query} />;
  const { gradings, opinions } = query.data;
  if (gradings.length + opinions.length === 0)
    return (
      <EmptyState illustration="asleep" title={DESK.gradedNothing}>
        {DESK.gradedText}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-4">
        {gradings.map((grading) => (
          <GradedCard key={grading.id} owner={owner} grading={grading} />
        ))}
      </ul>
      <OwnOpinions opinions={opinions} />
    </>
  );
}

export function Component() {
  return (
    <Page>
      <title>{pageTitle(DESK.graded)}</title>
      <PageHeader title={DESK.graded} text={DESK.gradedText} />
      <DeskNav />
      <Graded />
    </Page>
  );
}
