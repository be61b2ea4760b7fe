import { parseArgs } from 'node:util';
import { DISTURBANCES } from './disturbances.ts';
import { oneRun, type RunReport } from './one-run.ts';
import { World } from './world.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '25' }, seed: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
const firstSeed = Number(values.seed);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(firstSeed)) {
  console.error('usage: npm run chaos -- --runs N --seed S');
  process.exit(2);
}

const sum = (reports: RunReport[], count: (report: RunReport) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);

const reports: RunReport[] = [];
let begun = 0;

/** Takes one run after the other, in a world of its own, until none is left. */
async function takeRuns(): Promise<void> {
  const world = await World.create();
  try {
    while (begun < runs) {
      const seed = firstSeed + begun;
      begun += 1;
      const start = performance.now();
      const report = await oneRun(world, seed);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      reports.push(report);
      const verdict = report.violations.length === 0 ? 'ok' : 'VIOLATED';
      console.log(
        `${reports.length}/${runs} seed ${report.seed} ${verdict} in ${seconds} s: ${report.saved} saved, ${report.receipts} acknowledged, ` +
          `${report.submitted} submitted, ${report.parked} parked | ${report.steps.join(' ')}`,
      );
      for (const violation of report.violations) console.log(`    ${violation}`);
    }
  } finally {
    await world.dispose();
  }
}

// Two side by side: much of a run is waiting for what was broken to be tried again.
const done = await Promise.allSettled(Array.from({ length: Math.min(2, runs) }, takeRuns));
for (const result of done) if (result.status === 'rejected') throw result.reason;

const failed = reports.filter((report) => report.violations.length > 0);
console.log('\ndisturbance            times');
for (const { name } of DISTURBANCES) {
  const times = sum(reports, (report) => report.steps.filter((step) => step === name).length);
  console.log(`${name.padEnd(22)} ${times}`);
}
console.log(
  `\nsaved answers ${sum(reports, (report) => report.saved)}, acknowledgements ${sum(reports, (report) => report.receipts)}, ` +
    `submissions ${sum(reports, (report) => report.submitted)}, parked at the end ${sum(reports, (report) => report.parked)}`,
);
if (failed.length > 0) console.log(`replay with: npm run chaos -- --runs 1 --seed ${failed[0]?.seed}`);
console.log(`${reports.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
