import { setTimeout as delay } from 'node:timers/promises';
import { checkRun, isGraded, type Violation } from './check-run.ts';
import { type Finished, oneRun } from './one-run.ts';
import type { RunCounts } from './rates.ts';
import { within } from './within.ts';
import { World } from './world.ts';

/** Runs per world; then devices and server are new, because their data grows with each learner. */
const RUNS_PER_WORLD = 40;
/** Maximum time for a run, milliseconds. */
const RUN_LIMIT_MS = 300_000;
/** Maximum wait for the gradings of the last runs, milliseconds: a killed server's grading resumes after its
 *  heartbeat (20 s) and the queue's next poll (60 s). */
const GRADING_LIMIT_MS = 120_000;

export interface Report extends RunCounts {
  seed: number;
  steps: string[];
  seconds: number;
  saved: number;
  acknowledged: number;
  submitted: number;
  recorded: number;
  /** Recordings that a kill broke off. */
  brokenOff: number;
  parked: number;
  violations: Violation[];
}

export interface Plan {
  /** The next seed; null when there is none left. */
  next: () => number | null;
  /** Called with each run once it is checked. */
  onReport: (report: Report) => void;
  /** The source tree whose server and app are tested; by default this one. */
  root?: string;
  /** Every learner speaks in the speaking room, not only those of some seeds. */
  room?: boolean;
}

interface Ungraded {
  finished: Finished;
  report: Report;
}

/** Deliveries of a command to the server beyond its first. */
const repeatsOf = ({ traffic }: Finished): number =>
  traffic.length - new Set(traffic.map(({ key }) => key)).size;

const reportOf = (finished: Finished, seconds: number, violations: Violation[]): Report => ({
  seed: finished.seed,
  steps: finished.steps,
  seconds,
  saved: finished.savedWork.answers.length + finished.savedWork.promises.size,
  acknowledged: finished.savedWork.receipts.size,
  submitted: finished.savedWork.submitted.size,
  recorded: finished.savedWork.outputs.size,
  brokenOff: finished.savedWork.begun.size,
  pieces: finished.savedWork.commands.size + finished.savedWork.recordings.size,
  commands: finished.savedWork.commands.size,
  repeats: repeatsOf(finished),
  parked: [...finished.held.values()].reduce((sum, { commands }) => sum + commands.length, 0),
  violations,
});

/** In place of an invariant's name: the run itself could not be executed or checked. */
export const HARNESS = 'run';
const NOTHING = {
  steps: [],
  pieces: 0,
  commands: 0,
  repeats: 0,
  saved: 0,
  acknowledged: 0,
  submitted: 0,
  recorded: 0,
  brokenOff: 0,
  parked: 0,
};

/** The runs of one world. Gradings are checked when they are done: no run waits for them. */
class WorldRuns {
  private readonly world: World;
  private readonly plan: Plan;
  private ungraded: Ungraded[] = [];

  constructor(world: World, plan: Plan) {
    this.world = world;
    this.plan = plan;
  }

  /** @returns whether the world can be used for another run */
  async take(seed: number): Promise<boolean> {
    const start = performance.now();
    try {
      await within(RUN_LIMIT_MS, 'the run', this.run(seed, start));
      return true;
    } catch (error) {
      // Where the invariants could not be checked, they did not hold.
      const violations = [
        { invariant: 'run', what: error instanceof Error ? (error.stack ?? '') : String(error) },
      ];
      const seconds = (performance.now() - start) / 1000;
      this.plan.onReport({ ...NOTHING, seed, seconds, violations });
      return false;
    }
  }

  private async run(seed: number, start: number): Promise<void> {
    const finished = await oneRun(this.world, seed, this.plan.room ?? false);
    const violations = await checkRun(this.world, finished, false);
    const report = reportOf(finished, (performance.now() - start) / 1000, violations);
    this.ungraded.push({ finished, report });
    await this.settle(false);
  }

  async end(): Promise<void> {
    const deadline = Date.now() + GRADING_LIMIT_MS;
    for (await this.settle(false); this.ungraded.length > 0; await this.settle(Date.now() > deadline))
      await delay(250);
  }

  /** @param now checks unfinished gradings too */
  private async settle(now: boolean): Promise<void> {
    const later: Ungraded[] = [];
    for (const one of this.ungraded) {
      if (!now && !(await isGraded(this.world, one.finished))) {
        later.push(one);
        continue;
      }
      one.report.violations.push(...(await checkRun(this.world, one.finished, true)));
      this.plan.onReport(one.report);
    }
    this.ungraded = later;
  }
}

/** Executes one run after the other, in one world after the other, until no seed is left. */
export async function takeRuns(plan: Plan): Promise<void> {
  for (let seed = plan.next(); seed !== null; ) {
    const world = await World.create(plan.root);
    try {
      const runs = new WorldRuns(world, plan);
      for (let left = RUNS_PER_WORLD; seed !== null && left > 0; left -= 1) {
        const goesOn = await runs.take(seed);
        seed = plan.next();
        if (!goesOn) break;
      }
      await runs.end();
    } finally {
      await world.dispose();
    }
  }
}
