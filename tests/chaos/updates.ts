import type { Page } from 'playwright';
import { z } from 'zod/mini';
import type { Account } from '../support/accounts.ts';
import { readDevice } from './device-state.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { PAGES } from './place.ts';
import type { Random } from './random.ts';
import { aMoment } from './scene.ts';
import { connect } from './trail.ts';

/** Patience with a page that installs a whole version, milliseconds. */
const INSTALL_MS = 120_000;

interface UpdateScene {
  /** Of a learner who is signed in. */
  page: Page;
  proxy: FaultProxy;
  account: Account;
  random: Random;
}

export interface Updated {
  /** Event ids of everything that was saved. */
  saved: Set<string>;
  /** Times that something was sent, repetitions included. */
  sent: number;
  /** What was missing after an update, or not as it was. */
  problems: string[];
}

/** Saves a word as the learner does: by keys, since React does not notice `fill` in Firefox. */
async function saveWord(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: 'Thêm từ' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Từ hoặc cụm từ').pressSequentially(word);
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Fills the queue up to `items` rows like the one that the app itself saved, each another word. Runs in the page.
 * @returns the event ids of the new rows
 */
async function fillQueue({
  row,
  items,
  name,
}: {
  row: object;
  items: number;
  name: string;
}): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const open = indexedDB.open('luyen-outbox');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => resolve(open.result);
  });
  return new Promise((resolve, reject) => {
    const added: string[] = [];
    const tx = database.transaction('commands', 'readwrite', { durability: 'strict' });
    const store = tx.objectStore('commands');
    const count = store.count();
    count.onsuccess = () => {
      for (let at = count.result; at < items; at += 1) {
        const { seq: _, body, ...rest } = structuredClone(row) as { seq: number; body: object };
        const event_id = crypto.randomUUID();
        const word = `${name} ${at}`;
        const stamp = { savedAt: Date.now(), nextTryAt: 0, tries: 0, state: 'queued' };
        store.add({
          ...rest,
          ...stamp,
          id: crypto.randomUUID(),
          label: word,
          body: { ...body, event_id, word },
        });
        added.push(event_id);
      }
    };
    tx.onabort = () => reject(tx.error);
    tx.oncomplete = () => {
      database.close();
      resolve(added);
    };
  });
}

const eventOf = z.object({ event_id: z.string() });

/** Event ids in the device's queue. */
async function queued(
  page: Page,
  owner: string,
): Promise<{ events: string[]; parked: number; rows: object[] }> {
  const { commands } = await readDevice(page, [owner]);
  return {
    events: commands.map(({ body }) => eventOf.parse(body).event_id),
    parked: commands.filter(({ state }) => state === 'parked').length,
    rows: commands,
  };
}

/** Waits until the page runs this version; 0: as built. */
async function runsVersion(page: Page, version: number): Promise<void> {
  const assets = version === 0 ? '/assets/index-' : `/assets/v${version}/`;
  await page.locator(`script[src*="${assets}"]`).first().waitFor({ state: 'attached', timeout: INSTALL_MS });
  await page.getByRole('heading', { level: 1, name: 'Chờ gửi' }).waitFor({ timeout: INSTALL_MS });
}

/** What the network does while the next version is installed and takes over. */
function chooseNetwork({ proxy, random }: UpdateScene): void {
  proxy.heal();
  const choice = random.pick(['closed', 'closed', 'flaky', 'open'] as const);
  if (choice === 'closed') proxy.arm('captive-portal', Number.POSITIVE_INFINITY);
  if (choice === 'flaky') proxy.arm(random.pick(['drop-response', 'unavailable']), random.between(1, 30));
}

/** The learner accepts the next version at a random moment, while the queue waits or is being sent. */
async function update(scene: UpdateScene): Promise<void> {
  const { page, proxy, random } = scene;
  proxy.version += 1;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const accept = page.getByRole('button', { name: 'Cập nhật' });
  await accept.waitFor({ timeout: INSTALL_MS });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await aMoment(random);
  await accept.click();
  await runsVersion(page, proxy.version);
}

/**
 * Updates the app again and again, each time with a full queue: after each update everything that was saved is still
 * queued or has reached the server. In the end all of it is sent.
 */
export async function updateWhileWaiting(
  scene: UpdateScene,
  { updates, items }: { updates: number; items: number },
): Promise<Updated> {
  const { page, proxy, account } = scene;
  const origin = proxy.origin;
  const problems: string[] = [];
  await page.goto(origin + PAGES.notebook);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // With the cards loaded: from now on nothing gets through.
  await page.getByRole('button', { name: 'Thêm từ' }).first().waitFor({ timeout: INSTALL_MS });
  proxy.arm('captive-portal', Number.POSITIVE_INFINITY);
  await saveWord(page, 'lamp');
  const first = await queued(page, account.learnerId);
  const [row] = first.rows;
  if (!row) throw new Error('the word was not saved');
  const saved = new Set(first.events);
  await page.goto(origin + PAGES.queue);
  await runsVersion(page, proxy.version);
  for (let round = 1; round <= updates; round += 1) {
    for (const id of await page.evaluate(fillQueue, { row, items, name: `round ${round} word` }))
      saved.add(id);
    chooseNetwork(scene);
    await update(scene);
    const { events, parked } = await queued(page, account.learnerId);
    const known = new Set([...events, ...proxy.traffic.map(({ body }) => eventOf.parse(body).event_id)]);
    const lost = [...saved].filter((id) => !known.has(id));
    if (lost.length > 0) problems.push(`update ${round}: ${lost.length} of ${saved.size} are gone`);
    if (parked > 0) problems.push(`update ${round}: ${parked} are parked`);
  }
  proxy.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page
    .getByRole('heading', { name: /^Đang chờ gửi/ })
    .waitFor({ state: 'detached', timeout: INSTALL_MS });
  return { saved, sent: proxy.traffic.length, problems };
}

/** Event ids of the words that the server has stored for a learner, one for each time. */
export async function storedWords(dataDir: string, learnerId: string): Promise<string[]> {
  const db = await connect(dataDir);
  const { rows } = await db
    .query("select id from notebook_events where learner_id = $1 and kind = 'saved'", [learnerId])
    .finally(() => db.end());
  return z.parse(z.array(z.object({ id: z.string() })), rows).map(({ id }) => id);
}
