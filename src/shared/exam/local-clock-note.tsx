import { Clock } from 'lucide-react';
import { useCallback } from 'react';
import { LOCAL_CLOCK } from '#src/messages/download.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { examBeginning } from './commands.ts';
import type { ExamAttemptRow } from './find-local-exam.ts';

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('vi-VN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * Says that the attempt is timed by this device alone, and its start and end: shown until the server knows of
 * its start, while it cannot be reached.
 */
export function LocalClockNote({ attempt, className = '' }: { attempt: ExamAttemptRow; className?: string }) {
  const offline = useConnectivity() !== 'online';
  const { id, openedAt, test } = attempt;
  const read = useCallback(async () => (await rowsOf([examBeginning], { attempt_id: id })).length > 0, [id]);
  const unheard = useLive(read) ?? false;
  if (!offline || !unheard) return null;
  return (
    <p className={`flex items-start gap-1.5 text-sm ${className}`}>
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span role="status">
        {LOCAL_CLOCK.since(timeOf(openedAt))} {LOCAL_CLOCK.until(timeOf(test.deadlineAt - test.skew))}
      </span>
    </p>
  );
}
