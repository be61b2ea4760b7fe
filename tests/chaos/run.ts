import { parseArgs } from 'node:util';
import { ensureBrowsers } from '../support/ensure-browsers.ts';
import { ACTIONS, BROKEN_OFF, SPEAKING } from './actions.ts';
import { DISTURBANCES } from './disturbances.ts';
import { mutate } from './mutate.ts';
import { ratesText } from './rates.ts';
import { runUpdates } from './run-updates.ts';
import { type Report, takeRuns } from './take-runs.ts';

const USAGE = `usage: npm run chaos -- [--runs N] [--seed S]     N runs from seed S on (25 from 1)
       npm run chaos -- --only S                 the run of one seed again
       npm run chaos -- --updates N [--seed S]  N updates of a running app, 50 items waiting at each
       npm run chaos -- --mutate [--mutation M]  planted faults, each to be found
       --room                                    every run speaks in the speaking room (else one of twelve)
       --lanes L                                 so many side by side (2)`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    only: { type: 'string' },
    updates: { type: 'string' },
    mutate: { type: 'boolean', default: false },
    room: { type: 'boolean', default: false },
    mutation: { type: 'string' },
  },
});
const runs = values.only === undefined ? Number(values.runs) : 1;
const firstSeed = Number(values.only ?? values.seed);
const lanes = Number(values.lanes);
if (![runs, firstSeed, lanes].every(Number.isInteger) || runs < 1 || lanes < 1) {
  console.error(USAGE);
  process.exit(2);
}

const sum = (reports: readonly Report[], count: (report: Report) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);

function printReport(report: Report, at: number): void {
  const verdict = report.violations.length === 0 ? 'ok' : 'VIOLATED';
  console.log(
    `${at}/${runs} seed ${report.seed} ${verdict} in ${report.seconds.toFixed(1)} s: ${report.saved} saved, ` +
      `${report.acknowledged} acknowledged, ${report.recorded} recorded, ${report.brokenOff} broken off, ${report.submitted} submitted, ` +
      `${report.parked} parked | ${report.steps.join(' ')}`,
  );
  for (const { invariant, what } of report.violations) console.log(`    ${invariant}: ${what}`);
}

/** @returns whether every invariant held */
async function runAll(): Promise<boolean> {
  console.log(`${runs} runs from seed ${firstSeed}`);
  const started = performance.now();
  const reports: Report[] = [];
  let begun = 0;
  const plan = {
    room: values.room,
    next: () => (begun < runs ? firstSeed + begun++ : null),
    onReport: (report: Report) => printReport(report, reports.push(report)),
  };
  // In parallel, because much of a run is waiting for retries.
  const taken = await Promise.allSettled(Array.from({ length: Math.min(lanes, runs) }, () => takeRuns(plan)));
  for (const result of taken) if (result.status === 'rejected') throw result.reason;

  console.log('\nwhat was done          times');
  for (const { name } of [...ACTIONS, ...SPEAKING, ...BROKEN_OFF, ...DISTURBANCES, { name: 'sign-up' }])
    console.log(
      `${name.padEnd(22)} ${sum(reports, ({ steps }) => steps.filter((step) => step === name).length)}`,
    );
  const failed = reports.filter(({ violations }) => violations.length > 0);
  const minutes = (performance.now() - started) / 60_000;
  console.log(
    `\nsaved ${sum(reports, ({ saved }) => saved)}, acknowledged ${sum(reports, (one) => one.acknowledged)}, ` +
      `recorded ${sum(reports, ({ recorded }) => recorded)}, broken off ${sum(reports, ({ brokenOff }) => brokenOff)}, ` +
      `submitted ${sum(reports, (one) => one.submitted)}, ` +
      `parked at the end ${sum(reports, ({ parked }) => parked)}; ${minutes.toFixed(1)} minutes, ` +
      `${(sum(reports, ({ seconds }) => seconds) / reports.length).toFixed(1)} s a run`,
  );
  console.log(ratesText(reports));
  for (const { seed } of failed)
    console.log(`replay with: npm run chaos -- ${values.room ? '--room ' : ''}--only ${seed}`);
  console.log(`${reports.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

function choose(): Promise<boolean> {
  if (values.updates !== undefined) return runUpdates(Number(values.updates), firstSeed);
  return values.mutate ? mutate(firstSeed, lanes, values.mutation) : runAll();
}

ensureBrowsers();
const isGood = await choose();
// A browser or server that outlives its world must not delay the verdict.
process.exit(isGood ? 0 : 1);
