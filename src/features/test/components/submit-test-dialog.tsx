import { TEST } from '#src/messages/test.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import type { TestItem } from '../model/items.ts';

interface SubmitTestDialogProps {
  items: readonly TestItem[];
  minutesLeft: number;
  busy: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

const numbersOf = (items: readonly TestItem[]): string => items.map(({ number }) => number).join(', ');

/** Asks once before the answers become final: what is open, what was to be looked at again, how much time there is. */
export function SubmitTestDialog({ items, minutesLeft, busy, onClose, onSubmit }: SubmitTestDialogProps) {
  const open = items.filter(({ answered }) => !answered);
  const marked = items.filter((item) => item.marked);
  return (
    <ConfirmDialog
      title={TEST.confirm.title}
      cancel={TEST.confirm.keep}
      confirm={TEST.submit}
      busy={busy}
      onClose={onClose}
      onConfirm={onSubmit}
    >
      <p>{open.length === 0 ? TEST.confirm.all : TEST.confirm.unanswered(open.length, numbersOf(open))}</p>
      {marked.length > 0 && <p>{TEST.confirm.marked(marked.length, numbersOf(marked))}</p>}
      {minutesLeft > 0 && <p>{TEST.confirm.time(minutesLeft)}</p>}
      <p>{TEST.confirm.final}</p>
    </ConfirmDialog>
  );
}
