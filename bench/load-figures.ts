import type { CollectedMemory, Memory } from './load-memory.ts';
import type { LoadAnswer } from './load-order.ts';
import type { Figure } from './table.ts';

/** Limits on a quiet machine: times in milliseconds, others relative to the start or the fresh server. */
const WANTED = { p99: 500, burst: 2_000, memory: 1.25, growth: 1.5, rate: 0.9 };

/** What the learners experienced, and the server's memory meanwhile. */
export interface Measured {
  answer: LoadAnswer;
  memories: Memory[];
  start: CollectedMemory;
  end: CollectedMemory;
  /** Answers still to be graded at the end. */
  left: number;
}

const failuresOf = ({ all }: LoadAnswer): number => Object.values(all.errors).reduce((a, b) => a + b, 0);
const rateOf = ({ all, seconds }: LoadAnswer): number => all.calls / seconds;
const mb = (value: number): string => `${value.toFixed(0)} MB`;
const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** Prints all measurements, in more detail than the figures. */
export function report(name: string, { answer, memories, start, end, left }: Measured): void {
  const { all, kinds, seconds, cores, late } = answer;
  console.log(`${name}: ${seconds.toFixed(0)} s, ${rateOf(answer).toFixed(1)} requests/s`);
  for (const { kind, calls, p50, p99, longest, errors } of [all, ...kinds]) {
    const failed = Object.entries(errors).map(([error, count]) => `${count} × ${error}`);
    const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`;
    console.log(
      `  ${kind.padEnd(8)} ${String(calls).padStart(7)} calls, ${times}, ${failed.join(', ') || 'no error'}`,
    );
  }
  const moments = [start, ...memories, end].map(({ server, postgres }) => `${mb(server)} + ${mb(postgres)}`);
  console.log(
    `  memory of server + PostgreSQL: ${moments.join(', ')}; of JavaScript ${mb(start.heap)}, ${mb(end.heap)}`,
  );
  console.log(
    `  the learners took ${cores.toFixed(2)} cores and were ${ms(late)} late; ${left} still to be graded`,
  );
}

const figure = (name: string, ours: string, plain: string, ratio: number, limit: number): Figure => ({
  name,
  ours,
  plain,
  ratio,
  bound: 'max',
  limit,
});

export function freshFigures({ answer, memories, end }: Measured, learners: number): Figure[] {
  const { all, kinds } = answer;
  const burst = kinds.find(({ kind }) => kind === 'burst')?.p99 ?? 0;
  const warm = memories[0] ?? end;
  const rate = `${rateOf(answer).toFixed(0)} requests/s`;
  const failed = failuresOf(answer);
  return [
    figure(`${learners} learners, ${rate}: errors`, String(failed), 'none', failed, 0),
    figure(
      `${learners} learners, ${rate}: p99 against what is wanted (p50 ${all.p50.toFixed(1)} ms)`,
      ms(all.p99),
      ms(WANTED.p99),
      all.p99 / WANTED.p99,
      1,
    ),
    figure(
      'a class hands in within a second: p99 against what is wanted',
      ms(burst),
      ms(WANTED.burst),
      burst / WANTED.burst,
      1,
    ),
    figure(
      'memory of the server at the end, against when it was warm',
      mb(end.server),
      mb(warm.server),
      end.server / warm.server,
      WANTED.memory,
    ),
    figure(
      'memory of PostgreSQL at the end, against when it was warm',
      mb(end.postgres),
      mb(warm.postgres),
      end.postgres / warm.postgres,
      WANTED.memory,
    ),
  ];
}

export function growthFigures(fresh: LoadAnswer, filled: LoadAnswer, attempts: number): Figure[] {
  const name = `with ${attempts.toLocaleString('en')} stored attempts`;
  const failed = failuresOf(filled);
  return [
    figure(`${name}: errors`, String(failed), 'none', failed, 0),
    figure(
      `${name}, against the fresh server: p50`,
      ms(filled.all.p50),
      ms(fresh.all.p50),
      filled.all.p50 / fresh.all.p50,
      WANTED.growth,
    ),
    figure(
      `${name}, against the fresh server: p99`,
      ms(filled.all.p99),
      ms(fresh.all.p99),
      filled.all.p99 / fresh.all.p99,
      WANTED.growth,
    ),
    {
      ...figure(
        `${name}, against the fresh server: requests/s`,
        rateOf(filled).toFixed(1),
        rateOf(fresh).toFixed(1),
        rateOf(filled) / rateOf(fresh),
        WANTED.rate,
      ),
      bound: 'min',
    },
  ];
}
