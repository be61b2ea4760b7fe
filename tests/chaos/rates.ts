import type { Violation } from './check-run.ts';

/** What a run did, and which invariants it broke. */
export interface RunCounts {
  /** Commands and recordings seen on a device. */
  pieces: number;
  /** Commands seen on a device, or on their way. */
  commands: number;
  /** Deliveries of a command to the server beyond its first. */
  repeats: number;
  violations: readonly Violation[];
}

const LOSSES: readonly string[] = ['kept', 'recordings-whole', 'spoken'];
const DUPLICATES = 'effects-once';

/** With 95 % confidence the true rate is below this share if none of `count` failed: the rule of three. */
const bound = (count: number): string => `below ${((3 / count) * 100).toPrecision(2)} %`;

const rate = (failed: number, count: number): string => {
  const share = count === 0 ? 'unknown' : `${((failed / count) * 100).toPrecision(2)} %`;
  return failed === 0 && count > 0 ? `0 of ${count} (${bound(count)})` : `${failed} of ${count} (${share})`;
};

/** Share of the work that was lost, and of the commands that took effect twice, in two lines. */
export function ratesText(runs: readonly RunCounts[]): string {
  const sum = (count: (run: RunCounts) => number): number =>
    runs.reduce((total, run) => total + count(run), 0);
  const broken = (names: readonly string[]): number =>
    sum(({ violations }) => violations.filter(({ invariant }) => names.includes(invariant)).length);
  return [
    `loss rate: ${rate(
      broken(LOSSES),
      sum(({ pieces }) => pieces),
    )} pieces of work`,
    `duplicate rate: ${rate(
      broken([DUPLICATES]),
      sum(({ commands }) => commands),
    )} commands, ${sum(({ repeats }) => repeats)} deliveries of them repeated`,
  ].join('\n');
}
