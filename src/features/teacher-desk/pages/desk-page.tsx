import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { useSession } from '#src/platform/session/session.ts';
import { DeskNav } from '#src/shared/teacher-desk/desk-nav.tsx';
import { deskQueue, type QueueView, WHOLE_QUEUE } from '#src/shared/teacher-desk/desk-queue.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { takeNext } from '../api/take-work.ts';
import { ParkedVerdicts } from '../components/parked-verdicts.tsx';
import { QueueFilters } from '../components/queue-filters.tsx';
import { QueueList } from '../components/queue-list.tsx';
import { DESK } from '../messages/desk.ts';
import { deskProblem } from '../model/desk-problem.ts';
import { type PendingVerdict, usePendingVerdicts } from '../model/use-grading-rows.ts';

const NO_VERDICTS: readonly PendingVerdict[] = [];

interface TakeCardProps {
  view: QueueView;
  onNotice: (message: string) => void;
}

/** How much waits, and the one action. */
function TakeCard({ view, onNotice }: TakeCardProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const counts = useInfiniteQuery(deskQueue(view)).data?.pages[0]?.counts;
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      const id = await takeNext(client, view.kind);
      if (id === null) onNotice(DESK.taken);
      else await navigate(href('gradeWork', { id }));
    } catch (error) {
      onNotice(await deskProblem(error));
    } finally {
      setBusy(false);
    }
  };
  if (!counts) return null;
  return (
    <Card as="section" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {DESK.counts(counts.writing, counts.speaking)}
        {counts.overdue > 0 && <Badge tone="error">{DESK.overdue(counts.overdue)}</Badge>}
      </p>
      <Button size="lg" busy={busy} className="justify-self-start max-sm:w-full" onClick={() => void take()}>
        {DESK.take}
      </Button>
      <p className="text-sm text-muted">{DESK.takeText}</p>
    </Card>
  );
}

/** A verdict that has arrived changes what waits, and what was graded. */
function useFreshQueue(verdicts: readonly PendingVerdict[]): void {
  const client = useQueryClient();
  const queued = verdicts.flatMap(({ id, state }) => (state === 'queued' ? [[id, id] as const] : []));
  useArrivals(new Map(queued), () => void client.invalidateQueries(queriesOf(ENDPOINTS.teacherDesk)));
}

export function Component() {
  const [view, setView] = useState(WHOLE_QUEUE);
  const [notice, setNotice] = useState<string | null>(null);
  const owner = useSession(({ learnerId }) => learnerId) ?? '';
  const verdicts = usePendingVerdicts(owner) ?? NO_VERDICTS;
  useFreshQueue(verdicts);
  return (
    <Page>
      <title>{pageTitle(DESK.title)}</title>
      <PageHeader title={DESK.title} text={DESK.text} />
      <DeskNav />
      <ParkedVerdicts verdicts={verdicts} />
      <TakeCard view={view} onNotice={setNotice} />
      {notice && <Notice tone="info">{notice}</Notice>}
      <section className="grid gap-4">
        <h2 className="text-xl font-semibold">{DESK.queue}</h2>
        <QueueFilters view={view} onView={setView} />
        <QueueList view={view} verdicts={verdicts} onFailure={setNotice} />
      </section>
    </Page>
  );
}
