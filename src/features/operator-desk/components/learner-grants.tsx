import { useState } from 'react';
import type { Grant, LearnerFile } from '#contract/operator-learners.ts';
import { formatDate } from '#rules/text/formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { endGrant } from '../api/learners.ts';
import { DESK } from '../messages/desk.ts';
import { LEARNERS } from '../messages/learners.ts';
import { GrantDialog } from './grant-dialog.tsx';

/** The name of a grant: a product has one only here. */
const nameOf = ({ what, name }: Grant): string =>
  LEARNERS.products.find(({ code }) => code === what)?.name ?? name;

function GrantRow({ grant, onChange, onEnd }: { grant: Grant; onChange: () => void; onEnd: () => void }) {
  const name = nameOf(grant);
  const state = grant.is_over ? 'over' : grant.status;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-48 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={state === 'active' ? 'success' : state === 'over' ? 'neutral' : 'info'}>
            {LEARNERS[state]}
          </Badge>
        </p>
        <p className="text-sm text-muted">
          {grant.until === null ? DESK.openEnded : DESK.until(formatDate(grant.until))}
        </p>
        {grant.extend_learn_types.map(({ learn_type_name, end_date }) => (
          <p key={learn_type_name} className="text-sm text-muted">
            {`${learn_type_name}: ${DESK.until(formatDate(end_date))}`}
          </p>
        ))}
      </div>
      <Button variant="secondary" aria-label={LEARNERS.changeOf(name)} onClick={onChange}>
        {LEARNERS.change}
      </Button>
      {!grant.is_over && (
        <Button variant="quiet" aria-label={LEARNERS.endOf(name)} onClick={onEnd}>
          {LEARNERS.end}
        </Button>
      )}
    </li>
  );
}

/** What a learner may use, until when; given, changed and ended here. */
export function LearnerGrants({ file: { id, grants } }: { file: LearnerFile }) {
  const [giving, setGiving] = useState<{ grant: Grant | null } | null>(null);
  const [ending, setEnding] = useState<Grant | null>(null);
  const end = useDeskAction({ act: (what: string) => endGrant(id, what), done: () => LEARNERS.ended });
  const closeEnd = () => setEnding(null);
  return (
    <section className="grid gap-3">
      <SectionHead title={LEARNERS.grants} />
      <Card className="grid gap-4">
        {grants.length === 0 && <p className="text-muted">{LEARNERS.noGrants}</p>}
        <ul className="divide-y divide-line">
          {grants.map((grant) => (
            <GrantRow
              key={grant.what}
              grant={grant}
              onChange={() => setGiving({ grant })}
              onEnd={() => setEnding(grant)}
            />
          ))}
        </ul>
        <Button className="justify-self-start" onClick={() => setGiving({ grant: null })}>
          {LEARNERS.grant}
        </Button>
      </Card>
      {giving && <GrantDialog learnerId={id} grant={giving.grant} onClose={() => setGiving(null)} />}
      {ending && (
        <ConfirmDialog
          danger
          title={LEARNERS.endTitle}
          confirm={LEARNERS.end}
          cancel={DESK.cancel}
          busy={end.isPending}
          onClose={closeEnd}
          onConfirm={() => end.mutate(ending.what, { onSuccess: closeEnd })}
        >
          <p>{LEARNERS.endText(nameOf(ending))}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
