import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { Account } from '../support/accounts.ts';
import type { Device } from './device.ts';
import { type DeviceState, readDevice } from './device-state.ts';
import type { Random } from './random.ts';
import type { SavedWork } from './saved-work.ts';
import type { World } from './world.ts';

/** Somebody at work on one of their devices. */
export interface Scene {
  world: World;
  device: Device;
  random: Random;
  savedWork: SavedWork;
  account: Account;
  /** Nobody has signed in yet. */
  isGuest: boolean;
  /** They may enter the speaking room, and do. */
  speaks: boolean;
  /** The learner, and the guest they were before. */
  owners: string[];
  /** Violations found along the way. */
  problems: string[];
}

/** The question in the app itself: a page snapshot, possibly of another learner, contains one too. */
export const question = (page: Page): Locator => page.locator('#root [data-question]').first();

/**
 * Opens a page: within the running app by its own links, else by URL. Loading data is not guaranteed: where a fault
 * prevented it, everything is repaired first.
 */
export async function visit(scene: Scene, path: string, shown: (page: Page) => Locator): Promise<Page> {
  const page = await scene.device.page();
  const runs = await page
    .evaluate(() => (document.querySelector('#root')?.childElementCount ?? 0) > 0)
    .catch(() => false);
  if (!runs) await page.goto(scene.device.origin + path);
  else {
    await page.evaluate((to) => {
      if (location.pathname + location.search === to) return;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }
  const retry = page.getByRole('button', { name: 'Thử lại' });
  const there = shown(page);
  await there.or(retry).first().waitFor();
  if (await there.isVisible()) return page;
  await scene.world.mend();
  await scene.device.setNetwork(true);
  // It may have retried by itself meanwhile.
  await retry.click({ timeout: 500 }).catch(() => undefined);
  await there.waitFor();
  return page;
}

/** Inspects the device, and checks that it still holds what it has promised. */
export async function look(scene: Scene): Promise<DeviceState> {
  const { device, savedWork, problems } = scene;
  const page = await device.page();
  const state = await readDevice(page, await whose(scene, page));
  problems.push(...savedWork.observe(device.name, state));
  return state;
}

/** The guest's id exists only on their device, created with their first work. */
async function whose(scene: Scene, page: Page): Promise<readonly string[]> {
  if (!scene.isGuest) return scene.owners;
  const guest = await page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'luyen-outbox')) return null;
    return new Promise<string | null>((resolve, reject) => {
      const open = indexedDB.open('luyen-outbox');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const row = open.result.transaction('meta').objectStore('meta').get('visitor');
        row.onerror = () => reject(row.error);
        row.onsuccess = () => {
          open.result.close();
          resolve(row.result?.owner ?? null);
        };
      };
    });
  });
  if (guest !== null && !scene.owners.includes(guest)) scene.owners.push(guest);
  return scene.owners;
}

/** The stored answer to a question just reported as saved, in its newest attempt. */
export async function recordSaved(scene: Scene, questionId: string): Promise<DeviceState> {
  const state = await look(scene);
  const newest = state.answers
    .filter((answer) => answer.questionId === questionId)
    .toSorted((a, b) => (a.attemptId < b.attemptId ? -1 : 1))
    .at(-1);
  if (newest) scene.savedWork.note(scene.device.name, newest);
  return state;
}

/** A random moment. */
export const aMoment = (random: Random): Promise<void> => delay(random.between(0, 700));
