import { useId, useState } from 'react';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { GRADING } from '../messages/grading.ts';

/** Asks why a work cannot be graded. */
export function RefuseDialog({
  onRefuse,
  onClose,
}: {
  onRefuse: (reason: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={GRADING.refuseTitle}
      confirm={GRADING.refuseConfirm}
      cancel={GRADING.cancel}
      onConfirm={() => reason.trim() !== '' && onRefuse(reason.trim())}
      onClose={onClose}
    >
      <p>{GRADING.refuseText}</p>
      <label htmlFor={id} className="text-sm font-semibold">
        {GRADING.reason}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={TEXT_MAX.note}
        value={reason}
        placeholder={GRADING.refuseHint}
        onChange={({ target }) => setReason(target.value)}
        className="w-full rounded-control border border-line-strong bg-surface px-4 py-3"
      />
    </ConfirmDialog>
  );
}
