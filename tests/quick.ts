import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { type TouchedTest, touchedTests } from './touched-tests.ts';

/** Processor seconds that tests may take, so that all of it takes a minute at most on two cores. */
const BUDGET_S = 40;
/** About what a test file takes, processor seconds, by where it is. The first that fits. */
const COSTS: readonly (readonly [RegExp, number])[] = [
  [/^tests\/tree\/patterns\./, Number.POSITIVE_INFINITY],
  [/^tests\/service\//, 2],
  [/^(?:speech|server\/engines)\//, 1.5],
  [/\.tsx$/, 0.8],
  [/./, 0.3],
];
/** Where a sub-project of types has its files; the largest has all tests, too. */
const TYPES: readonly (readonly [string, RegExp])[] = [
  ['tsconfig.json', /^(?:src|contract|rules|speech)\//],
  ['tsconfig.sw.json', /^(?:sw|contract|rules)\//],
  ['tsconfig.node.json', /./],
];
/** What any change of code may break, however far from the file. */
const WALLS = ['imports', 'size', 'callers', 'words'].map((name) => `tests/tree/${name}.test.ts`);
const CACHE = 'node_modules/.cache/quick';
const CODE = /\.tsx?$/;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');

/** Files that differ from a commit; without one, from the last commit, or where none does, those of the last commit. */
function changedFiles(since: string | undefined): string[] {
  const differing = (from: string) => git('diff', '--name-only', '--no-renames', '-z', from);
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z');
  const changed = [...differing(since ?? 'HEAD'), ...fresh];
  return changed.length > 0 || since !== undefined ? changed : differing('HEAD~1');
}

/** Runs a tool; what it says is shown once it has ended, so that those that run together do not mix. */
function run(what: string, command: string, ...args: string[]): Promise<boolean> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => void said.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      console.log(`-- ${what}: ${code === 0 ? 'passed' : 'FAILED'}, ${seconds} s`);
      resolve(code === 0);
    });
  });
}

/** As many of the nearest tests as fit. */
function affordable(tests: readonly TouchedTest[]): string[] {
  let left = BUDGET_S;
  return tests.flatMap(({ path }) => {
    left -= COSTS.find(([where]) => where.test(path))?.[1] ?? 0;
    return left >= 0 ? [path] : [];
  });
}

async function types(changed: readonly string[]): Promise<boolean> {
  const code = changed.filter((path) => CODE.test(path));
  const touched = TYPES.filter(([, where]) => code.some((path) => where.test(path)));
  const checks = touched.map(([project]) =>
    run(
      `types (${project})`,
      ...([
        'tsc',
        '-p',
        project,
        '--incremental',
        '--tsBuildInfoFile',
        `${CACHE}/${project}.tsbuildinfo`,
      ] as const),
    ),
  );
  return (await Promise.all(checks)).every(Boolean);
}

async function style(changed: readonly string[]): Promise<boolean> {
  const there = changed.filter((path) => existsSync(path));
  return (
    there.length === 0 ||
    run('style', 'biome', 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...there)
  );
}

async function tests(changed: readonly string[]): Promise<boolean> {
  const touched = touchedTests(changed);
  const near = affordable(touched);
  if (near.length < touched.length)
    console.log(`${touched.length} files of tests are touched; the nearest ${near.length} run.`);
  const chosen = [...new Set([...near, ...(changed.some((path) => CODE.test(path)) ? WALLS : [])])];
  return chosen.length === 0 || run(`tests (${chosen.length} files)`, 'vitest', 'run', ...chosen);
}

/**
 * Style, types, what is unused, and the tests nearest to what changed since a commit, all at once.
 * @returns whether all of it passed
 */
export async function quick(since?: string): Promise<boolean> {
  mkdirSync(CACHE, { recursive: true });
  const changed = changedFiles(since);
  console.log(`${changed.length} files changed`);
  const passed = await Promise.all([
    style(changed),
    types(changed),
    run('unused', 'knip', '--cache', '--cache-location', `${CACHE}/knip`),
    tests(changed),
  ]);
  return passed.every(Boolean);
}
