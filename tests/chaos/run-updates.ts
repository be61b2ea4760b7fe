import { Random } from './random.ts';
import { storedWords, updateWhileWaiting } from './updates.ts';
import { World } from './world.ts';

/** Maximum time for a step of the page, milliseconds. */
const PATIENCE_MS = 60_000;
/** Items that wait in the queue at each update. */
const ITEMS = 50;

/** Updates a running app so many times, and prints what became of what waited. @returns whether all arrived once */
export async function runUpdates(updates: number, seed: number): Promise<boolean> {
  const world = await World.create();
  try {
    const started = performance.now();
    const account = await world.newLearner();
    await world.phone.adopt(account);
    const page = await world.phone.page();
    page.setDefaultTimeout(PATIENCE_MS);
    const { proxy } = world;
    proxy.traffic = [];
    const scene = { page, proxy, account, random: new Random(seed) };
    const { saved, sent, problems } = await updateWhileWaiting(scene, { updates, items: ITEMS });
    const stored = await storedWords(world.server.dataDir, account.learnerId);
    const lost = [...saved].filter((id) => !stored.includes(id)).length;
    const twice = stored.length - new Set(stored).size;
    const unknown = stored.filter((id) => !saved.has(id)).length;
    for (const problem of problems) console.log(problem);
    console.log(
      `${updates} updates with ${ITEMS} items each, seed ${seed}: ${saved.size} saved, ${stored.length} stored, ` +
        `${lost} lost, ${twice} twice, ${unknown} unknown, ${sent - saved.size} sent again; ` +
        `${((performance.now() - started) / 60_000).toFixed(1)} minutes`,
    );
    return problems.length === 0 && lost === 0 && twice === 0 && unknown === 0;
  } finally {
    await world.dispose();
  }
}
