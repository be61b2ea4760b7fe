import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#rules/text/formats.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useSession } from '#src/platform/session/session.ts';
import { DeskFailure } from '#src/shared/teacher-desk/desk-failure.tsx';
import { DeskNav } from '#src/shared/teacher-desk/desk-nav.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { deskGraded } from '../api/desk-queries.ts';
import { MessageThread } from '../components/message-thread.tsx';
import { DESK } from '../messages/desk.ts';

/** The teacher's latest gradings, with the messages about them. */
function Graded() {
  const query = useQuery(deskGraded);
  const owner = useSession(({ learnerId }) => learnerId) ?? '';
  if (!query.data)
    return query.isError ? (
      <DeskFailure error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Loading>
        <SkeletonText lines={5} />
      </Loading>
    );
  if (query.data.gradings.length === 0)
    return (
      <EmptyState illustration="notebook" title={DESK.gradedNothing}>
        {DESK.gradedText}
      </EmptyState>
    );
  return (
    <ul className="grid gap-4">
      {query.data.gradings.map(({ id, title, graded_at, band, messages }) => (
        <Card key={id} as="li" className="grid gap-3">
          <h2 className="font-semibold break-words">{title}</h2>
          <p className="text-muted">
            {band === null ? DESK.refused : DESK.band(band)} · {DESK.gradedAt(formatMoment(graded_at))}
          </p>
          <MessageThread owner={owner} gradingId={id} title={title} messages={messages} />
        </Card>
      ))}
    </ul>
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
