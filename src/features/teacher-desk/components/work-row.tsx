import { RotateCcw } from 'lucide-react';
import { href } from '#contract/href.ts';
import type { DeskWork } from '#contract/teacher-desk.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { DESK } from '../messages/desk.ts';
import { DueChip } from './due-chip.tsx';

interface WorkRowProps {
  work: DeskWork;
  now: number;
  /** Its verdict waits in the queue of this device. */
  isSending: boolean;
  isBusy: boolean;
  onClaim: () => void;
  onRelease: () => void;
}

function Actions({ work, isSending, isBusy, onClaim, onRelease }: WorkRowProps) {
  if (isSending) return <Badge tone="info">{DESK.sending}</Badge>;
  if (work.holder === 'other') return <Badge>{DESK.heldByOther}</Badge>;
  if (work.holder === 'nobody')
    return (
      <Button variant="secondary" busy={isBusy} onClick={onClaim} data-open>
        {DESK.claim}
      </Button>
    );
  return (
    <>
      <Button variant="quiet" disabled={isBusy} onClick={onRelease}>
        {DESK.release}
      </Button>
      <LinkButton to={href('gradeWork', { id: work.id })} data-open>
        {DESK.open}
      </LinkButton>
    </>
  );
}

/** One work of the queue: what it is, when it is due, who has it. */
export function WorkRow(props: WorkRowProps) {
  const { work, now } = props;
  return (
    <li
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
      data-testid="work"
    >
      <div className="grid min-w-0 gap-1.5">
        <h3 className="font-semibold break-words">{work.title}</h3>
        <p className="flex flex-wrap items-center gap-2">
          <DueChip dueAt={work.due_at} now={now} />
          <Badge>{DESK.kinds[work.kind]}</Badge>
          {work.is_regrade && (
            <Badge tone="info" icon={RotateCcw}>
              {DESK.regrade}
            </Badge>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Actions {...props} />
      </div>
    </li>
  );
}
