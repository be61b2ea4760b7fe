import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '../tests/chaos/random.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { LoadClient, type Measured, Measures } from './load-client.ts';
import { readExercises } from './load-exercises.ts';
import { type LoadAnswer, type LoadOrder, loadOrder } from './load-order.ts';
import { handIn, type Visitor, visits } from './load-visit.ts';

/**
 * The virtual learners, in a separate process to keep their work off the server's thread. Each acts, then
 * reads or thinks for 5 to 15 seconds, 10 on average, so a thousand perform a hundred actions a second, each
 * one to three calls. That exceeds real use: one question of a reading test takes 90 seconds (60 minutes for
 * 40), one of a practice half a minute, and a thousand concurrent learners correspond to an hour with ten
 * thousand.
 */
const THINK_MS = [5_000, 15_000] as const;
/** A class at the end of its lesson: all save and hand in within the same second. */
const CLASS = 200;
const CLASS_WITHIN_MS = 1_000;

async function live(visitor: Visitor, until: number): Promise<void> {
  const think = () => visitor.random.between(...THINK_MS);
  await delay(visitor.random.between(0, THINK_MS[1]));
  for await (const _ of visits(visitor)) {
    const pause = think();
    if (performance.now() + pause >= until) return;
    await delay(pause);
  }
}

async function classHandsIn(visitors: readonly Visitor[], after: number): Promise<void> {
  await delay(after);
  await Promise.all(
    visitors.slice(0, CLASS).map(async (visitor) => {
      await delay(visitor.random.between(0, CLASS_WITHIN_MS));
      await handIn(visitor);
    }),
  );
}

const summaryOf = (kind: string, { times, errors }: Measured): LoadAnswer['all'] => ({
  kind,
  calls: times.count,
  p50: times.percentile(50) / 1000,
  p99: times.percentile(99) / 1000,
  longest: times.max / 1000,
  errors: Object.fromEntries(errors),
});

async function run({ origin, tokens, seconds, seed }: LoadOrder): Promise<LoadAnswer> {
  const { exercises, articles } = await readExercises();
  const recording = await speakToWav('Bees above the street are no longer a strange sight in the city.');
  const measures = new Measures();
  const visitors = tokens.map((token, index): Visitor => {
    const client = new LoadClient(origin, token, measures);
    return { client, random: new Random(seed * 1_000_003 + index), exercises, articles, recording };
  });
  const loop = monitorEventLoopDelay();
  loop.enable();
  const cpu = process.cpuUsage();
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all([
    ...visitors.map((visitor) => live(visitor, until)),
    classHandsIn(visitors, (seconds * 1000) / 2),
  ]);
  const used = process.cpuUsage(cpu);
  const took = performance.now() - began;
  for (const { client } of visitors) client.close();
  return {
    seconds: took / 1000,
    cores: (used.user + used.system) / 1000 / took,
    late: loop.percentile(99) / 1e6,
    all: summaryOf('all', measures.all()),
    kinds: [...measures.byKind].map(([kind, measured]) => summaryOf(kind, measured)),
  };
}

process.once('message', async (message) => {
  const answer = await run(loadOrder.parse(message));
  process.send?.(answer, () => process.disconnect());
});
