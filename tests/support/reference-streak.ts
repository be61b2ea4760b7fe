/**
 * A plain model of streaks, written apart from `rules/streak/` and `rules/calendar/`: it keeps what the server has seen,
 * and works everything out anew each time. Times are milliseconds since 1970, days ISO dates.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Outages in these tests begin and end on whole steps. */
export const OUTAGE_STEP = 5 * 60_000;

export type Step =
  | { kind: 'complete'; at: number; seen: number; subject: string }
  | { kind: 'move'; seen: number; zone: string }
  | { kind: 'outage'; from: number; to: number; seen: number };

const formats = new Map<string, Intl.DateTimeFormat>();
/** Swedish dates are ISO dates. */
function dayIn(zone: string, at: number): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formats.set(zone, format);
  return format.format(at);
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

export interface ReferenceState {
  length: number;
  freezes: number;
  longest: number;
}

/** Goes through the days from the first studied one on, by the rules as they are told to learners. */
export function referenceStreak(
  studied: ReadonlySet<string>,
  kept: ReadonlySet<string>,
  today: string,
): ReferenceState & { frozen: string[] } {
  const numbers = [...studied].map(dayNumber);
  let streak: string[] = [];
  let held = 0;
  let longest = 0;
  const frozen: string[] = [];
  const last = Math.max(dayNumber(today), ...numbers);
  for (let number = Math.min(...numbers); number <= last; number++) {
    const day = dayOf(number);
    if (studied.has(day)) {
      streak.push(day);
      longest = Math.max(longest, streak.length);
      // Every seventh study day earns a freeze, if there is room for it.
      if (streak.length % 7 === 0) held = Math.min(2, held + 1);
    } else if (kept.has(day) || number >= dayNumber(today)) {
      // Nothing is lost, nothing is won.
    } else if (held > 0) {
      held -= 1;
      frozen.push(day);
    } else {
      streak = [];
    }
  }
  return { length: streak.length, freezes: held, longest, frozen };
}

export class ReferenceLearner {
  readonly #moves: { at: number; from: string; to: string }[] = [];
  readonly #studied = new Set<string>();
  readonly #skipped = new Set<string>();
  readonly #outages: { from: number; to: number }[] = [];
  #downDays: string[] = [];
  #zone: string;
  #lastSkip = Number.NEGATIVE_INFINITY;

  constructor(zone: string) {
    this.#zone = zone;
  }

  #zoneAt(at: number): string {
    const next = this.#moves.find((move) => at < move.at);
    return next ? next.from : this.#zone;
  }

  /** Steps come in the order in which the server sees them. */
  see(step: Step): void {
    if (step.kind === 'outage') {
      this.#outages.push(step);
      // Moves that come later change nothing about it.
      this.#downDays = this.#outageDays();
    }
    if (step.kind === 'complete') {
      const at = Math.min(step.at, step.seen);
      if (step.seen - at <= 48 * HOUR) this.#studied.add(dayIn(this.#zoneAt(at), at));
    }
    if (step.kind === 'move' && step.zone !== this.#zone) this.#move(step.zone, step.seen);
  }

  #move(to: string, at: number): void {
    const from = this.#zone;
    const [before, after] = [dayNumber(dayIn(from, at)), dayNumber(dayIn(to, at))];
    const sinceSkip =
      before - (this.#lastSkip === Number.NEGATIVE_INFINITY ? -1e9 : dayNumber(dayIn(from, this.#lastSkip)));
    if (sinceSkip >= 7) {
      for (let number = before; number < after; number++) {
        const day = dayOf(number);
        if (this.#studied.has(day)) continue;
        this.#skipped.add(day);
        this.#lastSkip = at;
      }
    }
    this.#moves.push({ at, from, to });
    this.#zone = to;
  }

  /** Days on which the site was down for three hours, counted in steps. */
  #outageDays(): string[] {
    const steps = new Map<number, string>();
    for (const { from, to } of this.#outages.toSorted((a, b) => a.from - b.from)) {
      for (let at = from; at < to; at += OUTAGE_STEP) {
        if (!steps.has(at)) steps.set(at, dayIn(this.#zoneAt(from), at));
      }
    }
    const lengths = new Map<string, number>();
    for (const day of steps.values()) lengths.set(day, (lengths.get(day) ?? 0) + OUTAGE_STEP);
    return [...lengths].flatMap(([day, length]) => (length >= 3 * HOUR ? day : []));
  }

  get studied(): ReadonlySet<string> {
    return this.#studied;
  }

  todayAt(now: number): string {
    return dayIn(this.#zone, now);
  }

  streakAt(now: number): ReturnType<typeof referenceStreak> {
    if (this.#studied.size === 0) return { length: 0, freezes: 0, longest: 0, frozen: [] };
    const kept = new Set([...this.#downDays, ...this.#skipped]);
    return referenceStreak(this.#studied, kept, this.todayAt(now));
  }
}
