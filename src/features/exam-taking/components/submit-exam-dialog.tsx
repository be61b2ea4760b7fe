import { EXAM } from '#src/messages/exam.ts';
import type { ExamItem } from '#src/shared/exam/items.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface SubmitExamDialogProps {
  items: readonly ExamItem[];
  minutesLeft: number;
  busy: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

/** The numbers of questions, consecutive ones as a range: "2–5, 8". */
function numbersOf(items: readonly ExamItem[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const { number } of items) {
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ');
}

/** Asks for confirmation before the submission, with unanswered and marked questions and the time left. */
export function SubmitExamDialog({ items, minutesLeft, busy, onClose, onSubmit }: SubmitExamDialogProps) {
  const open = items.filter(({ answered }) => !answered);
  const marked = items.filter((item) => item.marked);
  return (
    <ConfirmDialog
      title={EXAM.confirm.title}
      cancel={EXAM.confirm.keep}
      confirm={EXAM.submit}
      busy={busy}
      onClose={onClose}
      onConfirm={onSubmit}
    >
      <p>{open.length === 0 ? EXAM.confirm.all : EXAM.confirm.unanswered(open.length, numbersOf(open))}</p>
      {marked.length > 0 && <p>{EXAM.confirm.marked(marked.length, numbersOf(marked))}</p>}
      {minutesLeft > 0 && <p>{EXAM.confirm.time(minutesLeft)}</p>}
      <p>{EXAM.confirm.final}</p>
    </ConfirmDialog>
  );
}
