import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RoleRequest } from '#contract/operator-learners.ts';
import { formatDate, formatMoment } from '#rules/text/formats.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { approveRole, declineRole, roleRequests } from '../api/learners.ts';
import { DESK } from '../messages/desk.ts';
import { LEARNERS } from '../messages/learners.ts';
import { DeskLoaded } from './desk-loaded.tsx';

const WORDS = LEARNERS.requests;

/** One request; whoever asked may only take it back. */
function Request({ request }: { request: RoleRequest }) {
  const { id, learner, asked_by, asked_at, counts_at, until } = request;
  const [isAsked, setAsked] = useState(false);
  const approve = useDeskAction({ act: () => approveRole(id), done: () => WORDS.approved });
  const decline = useDeskAction({ act: () => declineRole(id), done: () => WORDS.declined });
  const isOwn = asked_by.id === currentSession().learnerId;
  const close = () => setAsked(false);
  return (
    <Card className="grid gap-3">
      <h2 className="font-semibold [overflow-wrap:anywhere]">{`${learner.name} · ${learner.phone}`}</h2>
      <p className="text-muted">{WORDS.asked(asked_by.name, formatMoment(asked_at))}</p>
      <p>{counts_at === null ? WORDS.needsYes : WORDS.countsAt(formatMoment(counts_at))}</p>
      {until !== null && <p>{DESK.until(formatDate(until))}</p>}
      <div className="flex flex-wrap gap-3">
        {!isOwn && (
          <Button aria-label={WORDS.approveOf(learner.name)} onClick={() => setAsked(true)}>
            {WORDS.approve}
          </Button>
        )}
        <Button
          variant="secondary"
          busy={decline.isPending}
          aria-label={isOwn ? WORDS.takeBackOf(learner.name) : WORDS.declineOf(learner.name)}
          onClick={() => decline.mutate(undefined)}
        >
          {isOwn ? WORDS.takeBack : WORDS.decline}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={WORDS.approveOf(learner.name)}
          confirm={WORDS.approve}
          cancel={DESK.cancel}
          busy={approve.isPending}
          onClose={close}
          onConfirm={() => approve.mutate(undefined, { onSuccess: close })}
        >
          <p>{WORDS.approveText}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** New operators who wait for a second operator, or for a day. */
export default function RoleRequests() {
  const query = useQuery(roleRequests());
  const { data } = query;
  if (!data) return <DeskLoaded query={query} />;
  if (data.requests.length === 0)
    return (
      <EmptyState illustration="asleep" title={WORDS.emptyTitle}>
        {WORDS.emptyText}
      </EmptyState>
    );
  return (
    <>
      <p className="text-muted text-pretty">{WORDS.intro}</p>
      {data.requests.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </>
  );
}
