import { seededRandom } from '#speech/training/random.ts';
import { OUTAGE_STEP, type Step } from './reference-streak.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** With summer time, without, by half an hour, and at both ends of the calendar. */
const ZONES = [
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

export interface History {
  seed: number;
  zone: string;
  /** In the order in which the server sees them. */
  steps: Step[];
  /** Moments at which somebody looks, in order. */
  looks: number[];
}

/** What a learner does on some days, from a seed: the same seed gives the same history. */
export function historyOf(seed: number, days: number): History {
  const next = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T | undefined => choices[between(0, choices.length - 1)];
  const start = Date.UTC(2026, between(0, 11), between(1, 28));
  const diligence = pick([0.5, 0.8, 0.9, 0.97]) ?? 1;
  const isTraveller = next() < 0.5;
  const steps: Step[] = [];
  for (let day = 0; day < days; day++) {
    const midnight = start + day * DAY;
    for (let time = next() < diligence ? between(1, 2) : 0; time > 0; time--) {
      const at = midnight + between(0, DAY - 1);
      // Mostly sent at once; some wait for a network, some for too long; some clocks are ahead.
      const delay = next() < 0.75 ? 0 : next() < 0.8 ? between(0, 47 * HOUR) : between(47 * HOUR, 80 * HOUR);
      const ahead = next() < 0.05 ? between(0, 60 * HOUR) : 0;
      steps.push({ kind: 'complete', at: at + ahead, seen: at + delay, subject: `section:l/${time}` });
    }
    if (isTraveller && next() < 0.04)
      steps.push({ kind: 'move', seen: midnight + between(0, DAY - 1), zone: pick(ZONES) ?? 'UTC' });
    if (next() < 0.03) {
      const from = midnight + between(0, DAY / OUTAGE_STEP) * OUTAGE_STEP;
      const to = from + between(1, (14 * HOUR) / OUTAGE_STEP) * OUTAGE_STEP;
      // Found at its end, or recorded by somebody days later.
      const seen = next() < 0.6 ? to : to + between(0, 40 * DAY);
      steps.push({ kind: 'outage', from, to, seen });
    }
  }
  const looks = Array.from({ length: 4 }, () => start + between(DAY, (days + 4) * DAY));
  return {
    seed,
    zone: pick(ZONES) ?? 'UTC',
    steps: steps.toSorted((a, b) => a.seen - b.seen),
    looks: looks.toSorted((a, b) => a - b),
  };
}
