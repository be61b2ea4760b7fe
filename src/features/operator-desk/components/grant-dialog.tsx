import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Grant } from '#contract/operator-learners.ts';
import { courses } from '#src/shared/queries/courses.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { grant as give } from '../api/learners.ts';
import { DESK } from '../messages/desk.ts';
import { LEARNERS } from '../messages/learners.ts';
import { DayField } from './day-field.tsx';

interface GrantDialogProps {
  learnerId: string;
  /** The grant whose last day changes; null for a new one. */
  grant: Grant | null;
  onClose: () => void;
}

/** Gives a course or a product, or changes its last day. */
export function GrantDialog({ learnerId, grant, onClose }: GrantDialogProps) {
  const { data } = useQuery(courses());
  const [what, setWhat] = useState(grant?.what ?? '');
  const [until, setUntil] = useState(grant?.until ?? '');
  const [isMissing, setMissing] = useState(false);
  const action = useDeskAction({
    act: () => give(learnerId, { what, until: until === '' ? null : until }),
    done: () => LEARNERS.given,
  });
  const options = [
    ...(data?.courses ?? []).map((course) => ({ code: course.id, name: course.name })),
    ...LEARNERS.products,
  ];
  const confirm = () => {
    setMissing(what === '');
    if (what !== '') action.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={grant ? LEARNERS.change : LEARNERS.grant}
      confirm={grant ? DESK.save : LEARNERS.give}
      cancel={DESK.cancel}
      busy={action.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      {!grant && (
        <SelectField
          label={LEARNERS.what}
          empty={LEARNERS.choose}
          value={what}
          options={options}
          error={isMissing ? LEARNERS.whatMissing : null}
          onChange={(event) => setWhat(event.target.value)}
        />
      )}
      <DayField value={until} onChange={setUntil} />
    </ConfirmDialog>
  );
}
