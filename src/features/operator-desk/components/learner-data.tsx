import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import type { LearnerFile } from '#contract/operator-learners.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { offerData, removeLearner } from '../api/learners.ts';
import { DESK } from '../messages/desk.ts';
import { LEARNERS } from '../messages/learners.ts';

/** Asks for the learner's number, since nothing can be brought back. */
function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [phone, setPhone] = useState('');
  const navigate = useNavigate();
  const remove = useDeskAction({ act: () => removeLearner(id, phone), done: () => LEARNERS.removed });
  return (
    <ConfirmDialog
      danger
      title={LEARNERS.removeTitle}
      confirm={LEARNERS.remove}
      cancel={DESK.cancel}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => void navigate(href('operatorDesk', { part: 'nguoi-hoc' })),
        })
      }
    >
      <p>{LEARNERS.removeText}</p>
      <TextField
        label={LEARNERS.removePhone}
        inputMode="tel"
        autoComplete="off"
        value={phone}
        error={remove.error?.message ?? null}
        onChange={(event) => setPhone(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** What a learner may ask of the centre: a copy of their data, and that it be deleted. */
export function LearnerData({ file: { id, data_offered_at } }: { file: LearnerFile }) {
  const [isRemoving, setRemoving] = useState(false);
  const offer = useDeskAction({ act: () => offerData(id), done: () => LEARNERS.offerDone });
  return (
    <section className="grid gap-3">
      <SectionHead title={LEARNERS.data} />
      <Card className="grid gap-4">
        <p className="text-muted text-pretty">{LEARNERS.offerText}</p>
        {data_offered_at !== null && <p>{LEARNERS.offered(formatMoment(data_offered_at))}</p>}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={offer.isPending} onClick={() => offer.mutate(undefined)}>
            {LEARNERS.offer}
          </Button>
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {LEARNERS.remove}
          </Button>
        </div>
      </Card>
      {isRemoving && <RemoveDialog id={id} onClose={() => setRemoving(false)} />}
    </section>
  );
}
