import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quick } from './quick.ts';
import { ensureBrowsers } from './support/ensure-browsers.ts';

const RESULTS = 'test-results';

interface Count {
  passed: number;
  failed: number;
}

/** The fields of the Vitest and Playwright reports that are read here. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
}

interface Suite {
  file: string;
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
}

interface Step {
  name: string;
  what: string;
  /** Returns how many checks passed and failed. */
  run: () => Promise<Count>;
  /** It needs one core and no other step's result: consecutive ones run side by side. */
  isLight?: true;
}

/** Output of the tools of a step that runs beside others: shown when the step has ended. */
const held = new AsyncLocalStorage<Buffer[]>();

/** Of all processes that a run starts, which load the same modules hundreds of times. It is where Node has its own. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

/** Runs a tool of the project, showing its output. @returns whether it succeeded */
function tool(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const output = held.getStore();
    const shown = output ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['inherit', shown, shown],
      env: { ...COMPILE_CACHE, ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => output?.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** What passed only on its second try. */
const flaky: string[] = [];

const flakyIn = ({ file, specs = [], suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  ),
  ...suites.flatMap(flakyIn),
];

const one = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const check =
  (command: string, ...args: string[]) =>
  () =>
    tool(command, args).then(one);

async function counted(ok: boolean, report: string, read: (report: Report) => Count): Promise<Count> {
  const count = await readFile(report, 'utf8')
    .then((text) => read(JSON.parse(text)))
    .catch(() => one(ok));
  // A run that fails outside of any test must not count as passed.
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const vitest =
  (name: string, projects: readonly string[], ...paths: string[]) =>
  async () => {
    const report = `${RESULTS}/${name}.json`;
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ok = await tool('vitest', ['run', ...chosen, ...reporters, ...paths]);
    return counted(ok, report, ({ numPassedTests = 0, numFailedTests = 0 }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }));
  };

/** Maximum wait for the recordings before the journeys, milliseconds. A busy machine leaves them to the servers. */
const RECORDING_LIMIT_MS = 60_000;

/**
 * Makes the recordings that the servers of the journeys need, at the lowest priority, while other steps run.
 * @returns `done`: they are made, or cannot be; what is missing, the servers make again
 */
function recordSpeech(): { done: Promise<unknown>; stop: () => void } {
  const child = spawn('node', ['tests/support/record-speech.ts'], { stdio: 'inherit' });
  return { done: once(child, 'exit').catch(() => undefined), stop: () => child.kill() };
}

const journeys =
  (...paths: string[]) =>
  async () => {
    await Promise.race([recording?.done, delay(RECORDING_LIMIT_MS, null, { ref: false })]);
    ensureBrowsers();
    const report = `${RESULTS}/journeys.json`;
    const ok = await tool('playwright', ['test', ...paths], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return counted(ok, report, ({ stats, suites = [] }) => {
      flaky.push(...suites.flatMap(flakyIn));
      return {
        passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
        failed: stats?.unexpected ?? 0,
      };
    });
  };

async function types(): Promise<Count> {
  const [browser, worker] = await Promise.all([
    tool('tsc', ['-p', 'tsconfig.json']),
    tool('tsc', ['-p', 'tsconfig.sw.json']),
  ]);
  const node = await tool('tsc', ['-p', 'tsconfig.node.json']);
  return one(browser && worker && node);
}

const STEPS: Step[] = [
  { name: 'style', what: 'Formatting and lint', run: check('biome', 'ci'), isLight: true },
  { name: 'types', what: 'Types of browser, service worker and server', run: types, isLight: true },
  { name: 'unused', what: 'Unused files, exports and dependencies', run: check('knip'), isLight: true },
  { name: 'build', what: 'Build', run: check('vite', 'build', '--logLevel', 'warn'), isLight: true },
  {
    name: 'unit',
    what: 'Boundaries, documents, units and services',
    run: vitest('unit', ['node', 'speech', 'client', 'browser', 'service', 'pages']),
  },
  { name: 'built', what: 'What was built', run: vitest('built', ['built']) },
  { name: 'size', what: 'First load of the home page', run: check('size-limit') },
  { name: 'journeys', what: 'Journeys in real browsers', run: journeys() },
  { name: 'chaos', what: 'Faults', run: check('node', 'tests/chaos/run.ts', '--runs', '15', '--seed', '1') },
];

/** The tests of one file or folder. */
function part(path: string): Step[] {
  if (!existsSync(path)) return [];
  const run = path.startsWith('tests/journeys') ? journeys(path) : vitest('part', [], path);
  return [{ name: path, what: `Tests of ${path}`, run }];
}

const wanted = process.argv.slice(2);
if (wanted[0] === 'quick') process.exit((await quick(wanted[1])) ? 0 : 1);
const chosen = wanted.flatMap((name) => STEPS.find((step) => step.name === name) ?? part(name));
if (chosen.length < wanted.length) {
  const steps = STEPS.map(({ name }) => name).join(', ');
  console.error(`give paths of tests or folders, or steps: ${steps}`);
  process.exit(2);
}

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const steps = chosen.length > 0 ? chosen : STEPS;
const recording = steps.some(({ name }) => name === 'journeys') ? recordSpeech() : null;

function report({ name }: Step, { passed, failed }: Count, started: number): void {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`-- ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

const titleOf = ({ name, what }: Step): string => `\n== ${what} (${name})`;

async function runAlone(step: Step): Promise<void> {
  console.log(titleOf(step));
  const started = performance.now();
  report(step, await step.run(), started);
}

async function runBeside(step: Step): Promise<void> {
  const output: Buffer[] = [];
  const started = performance.now();
  const count = await held.run(output, step.run);
  console.log(titleOf(step));
  process.stdout.write(Buffer.concat(output));
  report(step, count, started);
}

for (let left = steps; left.length > 0 && total.failed === 0; ) {
  const alone = left.findIndex(({ isLight }) => !isLight);
  const light = left.slice(0, alone === -1 ? left.length : alone);
  const [first] = left;
  if (light.length > 1) await Promise.all(light.map(runBeside));
  else if (first) await runAlone(first);
  left = left.slice(Math.max(1, light.length));
}
recording?.stop();
console.log(`\n${flaky.length} passed only on their second try`);
for (const each of flaky) console.log(`  ${each}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
