import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdviceState } from '#contract/operator-advice.ts';
import { courses } from '#src/shared/queries/courses.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { moveAdvice } from '../api/advice.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { ADVICE } from '../messages/advice.ts';
import { DESK } from '../messages/desk.ts';
import { LEARNERS } from '../messages/learners.ts';
import { DayField } from './day-field.tsx';

interface EnrolDialogProps {
  id: string;
  /** The state that the operator sees. */
  from: AdviceState;
  /** The course that was asked for. */
  wanted: string | null;
  onClose: () => void;
}

/** Enrols somebody, and grants their course in the same step. */
export function EnrolDialog({ id, from, wanted, onClose }: EnrolDialogProps) {
  const { data } = useQuery(courses());
  const [what, setWhat] = useState(wanted ?? '');
  const [until, setUntil] = useState('');
  const action = useDeskAction({
    act: () =>
      moveAdvice(id, {
        from,
        to: 'enrolled',
        grant: what === '' ? null : { what, until: until === '' ? null : until },
      }),
    done: () => (what === '' ? ADVICE.enrolDone : ADVICE.enrolGranted),
  });
  const paid = data?.courses.filter(({ is_free }) => !is_free) ?? [];
  const options = [...paid.map((course) => ({ code: course.id, name: course.name })), ...LEARNERS.products];
  return (
    <ConfirmDialog
      title={ADVICE.enrolTitle}
      confirm={ADVICE.to.enrolled}
      cancel={DESK.cancel}
      busy={action.isPending}
      onClose={onClose}
      onConfirm={() => action.mutate(undefined, { onSuccess: onClose })}
    >
      <p className="text-muted">{ADVICE.enrolText}</p>
      <SelectField
        label={ADVICE.course}
        empty={ADVICE.enrolNothing}
        value={what}
        options={options}
        onChange={(event) => setWhat(event.target.value)}
      />
      {what !== '' && <DayField value={until} onChange={setUntil} />}
    </ConfirmDialog>
  );
}
