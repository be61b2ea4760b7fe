const HOUR_MS = 3_600_000;
/** A work due within this time is urgent, hours. */
const URGENT_HOURS = 6;

export interface DueState {
  urgency: 'overdue' | 'urgent' | 'calm';
  /** Until it is due, or since it was; whole hours, rounded up while it is not due. */
  hours: number;
}

/** How urgent a work is. Milliseconds since 1970. */
export function dueState(dueAt: number, now: number): DueState {
  const left = dueAt - now;
  if (left < 0) return { urgency: 'overdue', hours: Math.floor(-left / HOUR_MS) };
  const hours = Math.ceil(left / HOUR_MS);
  return { urgency: hours <= URGENT_HOURS ? 'urgent' : 'calm', hours };
}
