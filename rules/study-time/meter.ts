import type { Span } from './spans.ts';

/** An exercise counts as in use until so long after the last press, key, sound or word that was recorded: a minute. */
export const IDLE_MS = 60_000;

/** Measures the use of one exercise. */
export interface Meter {
  /** The use that goes on: since when, and when the learner last did something; null while there is none. */
  open: { from: number; last: number } | null;
  spans: readonly Span[];
}

export const NOT_USED: Meter = { open: null, spans: [] };

/** `use`: the learner did something, with the exercise in sight; `leave`: it is out of sight, or measured up to now. */
export interface MeterEvent {
  kind: 'use' | 'leave';
  /** Milliseconds since 1970. */
  at: number;
}

/** One step of the measurement: what lies more than a minute after the last use is cut. */
export function measure({ open, spans }: Meter, { kind, at }: MeterEvent): Meter {
  // A clock that was set back ends what was measured by it.
  const isOpen = open !== null && at >= open.last && at - open.last <= IDLE_MS;
  if (kind === 'use' && isOpen) return { open: { from: open.from, last: at }, spans };
  const ended: Span[] =
    open === null ? [] : [[open.from, at < open.last ? open.last : Math.min(at, open.last + IDLE_MS)]];
  const next = kind === 'use' ? { from: at, last: at } : null;
  return { open: next, spans: [...spans, ...ended.filter(([from, to]) => to > from)] };
}
