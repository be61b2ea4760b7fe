import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { DeskLoaded } from '#src/shared/teacher-desk/desk-loaded.tsx';
import { deskQueue, type QueueView } from '#src/shared/teacher-desk/desk-queue.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { claimWork, releaseWork } from '../api/take-work.ts';
import { DESK } from '../messages/desk.ts';
import { deskProblem } from '../model/desk-problem.ts';
import type { PendingVerdict } from '../model/use-grading-rows.ts';
import { WorkRow } from './work-row.tsx';

/** J and K move from work to work while one of the list has the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { j: 1, k: -1 }[event.key.toLowerCase()];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-open]')];
  const now = all.findIndex((element) => element.closest('li')?.contains(document.activeElement));
  all[now + step]?.focus();
}

interface QueueListProps {
  view: QueueView;
  verdicts: readonly PendingVerdict[];
  onFailure: (message: string) => void;
}

/** The works of the queue, page by page. */
export function QueueList({ view, verdicts, onFailure }: QueueListProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useInfiniteQuery(deskQueue(view));
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (id: string, act: () => Promise<unknown>): Promise<void> => {
    setBusy(id);
    try {
      await act();
    } catch (error) {
      onFailure(await deskProblem(error));
    } finally {
      setBusy(null);
      void client.invalidateQueries(queriesOf(ENDPOINTS.teacherDesk.queue));
    }
  };
  if (!query.data) return <DeskLoaded query={query} />;
  const works = query.data.pages.flatMap((page) => page.works);
  if (works.length === 0)
    return (
      <EmptyState illustration="asleep" title={DESK.nothing}>
        {DESK.nothingText}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-3" onKeyDown={moveFocus}>
        {works.map((work) => (
          <WorkRow
            key={work.id}
            work={work}
            now={query.dataUpdatedAt}
            isSending={verdicts.some(({ gradingId, state }) => gradingId === work.id && state === 'queued')}
            isBusy={busy === work.id}
            onClaim={() =>
              void run(work.id, async () =>
                navigate(href('gradeWork', { id: await claimWork(client, work.id) })),
              )
            }
            onRelease={() => void run(work.id, () => releaseWork(work.id))}
          />
        ))}
      </ul>
      <MoreButton query={query} />
    </>
  );
}
