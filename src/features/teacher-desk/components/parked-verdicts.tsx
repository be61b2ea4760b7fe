import { href } from '#contract/href.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DESK } from '../messages/desk.ts';
import type { PendingVerdict } from '../model/use-grading-rows.ts';

/** Verdicts that the server refused: nothing of them is lost, the teacher decides. */
export function ParkedVerdicts({ verdicts }: { verdicts: readonly PendingVerdict[] }) {
  const parked = verdicts.filter(({ state }) => state === 'parked');
  if (parked.length === 0) return null;
  return (
    <Notice tone="warning" title={DESK.parkedTitle(parked.length)}>
      <p>{DESK.parkedText}</p>
      <ul className="mt-2 grid gap-3">
        {parked.map(({ gradingId, message }) => (
          <li key={gradingId} className="flex flex-wrap items-center justify-between gap-2">
            <span>{message}</span>
            <LinkButton variant="secondary" to={href('gradeWork', { id: gradingId })}>
              {DESK.openParked}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
