import { mutated, withMutation } from './mutated-tree.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { HARNESS, type Report, takeRuns } from './take-runs.ts';

/** Runs within which a planted fault has to be found. */
const MOST_RUNS = 20;

interface Found {
  /** Number of runs until it was found. */
  runs: number;
  by: string[];
}

/** @returns null if the fault was not found */
const hunt = (mutation: Mutation, firstSeed: number): Promise<Found | null> =>
  withMutation(mutation, async (root) => {
    let begun = 0;
    const broken: Report[] = [];
    await takeRuns({
      root,
      room: mutation.speaks ?? false,
      next: () => (begun < MOST_RUNS && broken.length === 0 ? firstSeed + begun++ : null),
      onReport: (report) => {
        if (report.violations.some(({ invariant }) => invariant !== HARNESS)) broken.push(report);
      },
    });
    const first = broken.toSorted((a, b) => a.seed - b.seed)[0];
    if (!first) return null;
    for (const { invariant, what } of first.violations.slice(0, 3)) console.log(`    ${invariant}: ${what}`);
    const by = [...new Set(first.violations.map(({ invariant }) => invariant))];
    return { runs: first.seed - firstSeed + 1, by };
  });

/** Plants each fault in a copy of the tree and looks for it. @returns whether all were found */
export async function mutate(firstSeed: number, lanes: number, only?: string): Promise<boolean> {
  const chosen = MUTATIONS.filter(({ name }) => only === undefined || name.includes(only));
  // Check all places first: an outdated list is reported before an hour has passed.
  for (const mutation of chosen) await mutated(mutation);
  const waiting = [...chosen];
  const results = new Map<Mutation, Found | null>();
  const lane = async (): Promise<void> => {
    for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
      const found = await hunt(mutation, firstSeed);
      results.set(mutation, found);
      console.log(
        `${results.size}/${chosen.length} ${mutation.name}: ${found ? `run ${found.runs}` : 'NOT FOUND'}`,
      );
    }
  };
  for (const lost of await Promise.allSettled(Array.from({ length: lanes }, lane)))
    if (lost.status === 'rejected') throw lost.reason;
  console.log('\nfound in run  by                                planted');
  for (const mutation of chosen) {
    const found = results.get(mutation);
    console.log(
      `${String(found?.runs ?? 'never').padEnd(13)} ${(found?.by.join(', ') ?? '').padEnd(33)} ${mutation.name}`,
    );
  }
  const missed = chosen.filter((mutation) => !results.get(mutation)).length;
  console.log(`\n${chosen.length - missed} found, ${missed} not found`);
  return missed === 0 && chosen.length > 0;
}
