import { Clock, TriangleAlert } from 'lucide-react';
import { dueState } from '#rules/teacher-grading/due-state.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { DESK } from '../messages/desk.ts';

const TONES = { overdue: 'error', urgent: 'warning', calm: 'neutral' } as const;

/** When a work is due, in words. */
export function DueChip({ dueAt, now }: { dueAt: number; now: number }) {
  const state = dueState(dueAt, now);
  return (
    <Badge tone={TONES[state.urgency]} icon={state.urgency === 'overdue' ? TriangleAlert : Clock}>
      <time dateTime={new Date(dueAt).toISOString()} title={formatMoment(dueAt)}>
        {DESK.due(state)}
      </time>
    </Badge>
  );
}
