import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from '../support/accounts.ts';
import type { Action } from './actions/action.ts';
import { ACTIONS, BROKEN_OFF, type BrokenOff, SPEAKING } from './actions.ts';
import type { Device } from './device.ts';
import type { DeviceState } from './device-state.ts';
import type { Disturbance } from './disturbances/disturbance.ts';
import { DISTURBANCES } from './disturbances.ts';
import { PAGES } from './place.ts';
import { Random } from './random.ts';
import { SavedWork } from './saved-work.ts';
import { aMoment, look, type Scene } from './scene.ts';
import type { Traffic } from './traffic.ts';
import { TookTooLong, within } from './within.ts';
import type { World } from './world.ts';

const STEPS = 10;
/** Before which steps a learner in the speaking room is killed in the middle of an answer. */
const KILLED_BEFORE: readonly number[] = [2, 6];
/** Maximum time of a step with all its waiting, milliseconds, and of one with a kill and the way back. */
const STEP_LIMIT_MS = 20_000;
const KILL_LIMIT_MS = 60_000;
/** Maximum time until it ends once its browsers are gone: a starting server is awaited. */
const END_LIMIT_MS = 60_000;
/** Maximum time for the queue to empty once everything works again, milliseconds. */
const HEAL_LIMIT_MS = 30_000;

/** Permanent refusals: submitted or expired work accepts nothing more. */
const FINAL_REFUSALS: readonly (string | null)[] = ['ATTEMPT_SUBMITTED', 'DEADLINE_PASSED', 'KEYS_SHOWN'];

/** Everything known about a run when its learner has finished. */
export interface Finished {
  seed: number;
  steps: string[];
  account: Account;
  savedWork: SavedWork;
  traffic: Traffic;
  /** Keys of commands, and ids of recordings, that were refused at some time and left to a person. */
  refused: ReadonlySet<string>;
  /** By device. */
  held: Map<string, DeviceState>;
  problems: string[];
}

/** One learner's work, with faults meanwhile. */
class Run {
  readonly steps: string[] = [];
  /** Each device's state at the end. */
  readonly held = new Map<string, DeviceState>();
  readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  async begin(): Promise<void> {
    const { scene } = this;
    const { world, device, account } = scene;
    world.proxy.traffic = [];
    world.proxy.refused = new Set();
    await device.setClock(0);
    if (scene.isGuest) await device.forget();
    else await device.adopt(account);
  }

  async step(): Promise<void> {
    const { scene } = this;
    const { random } = scene;
    if (scene.isGuest && random.chance(0.2)) return this.signUp();
    if (random.chance(0.4)) return this.disturb(random.pick(DISTURBANCES));
    await this.act(pickAction(scene));
  }

  /** The browser is killed in the middle of an answer; the learner comes back and goes on. */
  async killAnswer({ name, breakOff, goOn }: BrokenOff): Promise<void> {
    const { scene } = this;
    this.steps.push(name);
    if (scene.random.chance(0.7)) {
      await scene.world.mend();
      await scene.device.setNetwork(true);
    }
    await breakOff(scene);
    await this.reopen();
    await goOn(scene);
  }

  private act(action: Action): Promise<void> {
    this.steps.push(action.name);
    return action.perform(this.scene);
  }

  /** The guest becomes a learner, who claims the guest's work. */
  private async signUp(): Promise<void> {
    const { scene } = this;
    this.steps.push('sign-up');
    // Until then their rows belong to the guest.
    await look(scene).catch(() => undefined);
    await scene.world.mend();
    await scene.device.setNetwork(true);
    await scene.device.adopt(scene.account);
    scene.isGuest = false;
  }

  private async disturb(disturbance: Disturbance): Promise<void> {
    const { scene } = this;
    if (disturbance.needsLearner && scene.isGuest) return;
    this.steps.push(disturbance.name);
    // Half of the time in the middle of an action, at a random moment.
    const isInTheMiddle = disturbance.endsPage && scene.random.chance(0.5);
    const working = isInTheMiddle ? this.act(pickAction(scene)).catch(() => undefined) : null;
    if (working) await aMoment(scene.random);
    await disturbance.happen(scene);
    await working;
    if (disturbance.endsPage) await this.reopen();
  }

  /** Restarts the app, whatever the state of network, server and browser: the shell comes from the device. */
  async reopen(): Promise<void> {
    const { scene } = this;
    const page = await scene.device.page();
    await page.goto(scene.device.origin + (scene.isGuest ? PAGES.test : PAGES.practice));
    // A killed browser restores an older session until the outbox's database has been read.
    if (!scene.isGuest)
      await page.waitForFunction(
        (id) => localStorage.getItem('luyen.learner') === id,
        scene.account.learnerId,
      );
    await look(scene);
  }

  /** Everything works again; a learner opens the queue of each device and sends what waits or was parked. */
  async heal(): Promise<void> {
    const { scene } = this;
    await scene.world.mend();
    if (scene.isGuest) await this.signUp();
    const used = scene.world.devices.filter(
      ({ name }) => name === scene.device.name || scene.savedWork.devices.has(name),
    );
    for (const device of used) await this.empty(device);
  }

  private async empty(device: Device): Promise<void> {
    const scene = { ...this.scene, device };
    await device.setNetwork(true);
    await device.setClock(0);
    await device.page();
    for (const extra of device.browser.context.pages().slice(1)) await extra.close();
    await device.adopt(scene.account);
    const page = await device.page();
    await page.goto(device.origin + PAGES.queue, { timeout: 30_000 });
    await page.getByRole('heading', { level: 1, name: 'Chờ gửi' }).waitFor({ timeout: 30_000 });
    const deadline = Date.now() + HEAL_LIMIT_MS;
    let state = await look(scene);
    const isDone = ({ commands }: DeviceState): boolean =>
      commands.every((row) => row.state === 'parked' && FINAL_REFUSALS.includes(row.lastCode));
    for (let round = 0; !isDone(state) && Date.now() < deadline; round += 1) {
      // A clicked row may be sent, and gone, at that moment.
      // All of them in turn: a permanently refused one must not hide the others.
      const retry = page.getByRole('button', { name: 'Gửi lại' });
      const parked = await retry.count();
      const patience = { timeout: 500 };
      if (parked > 0)
        await retry
          .nth(round % parked)
          .click(patience)
          .catch(() => undefined);
      const now = page.getByRole('button', { name: 'Gửi ngay' });
      if (await now.isVisible()) await now.click(patience).catch(() => undefined);
      await delay(50);
      state = await look(scene);
    }
    const left = state.commands.filter((row) => !isDone({ ...state, commands: [row] }));
    for (const { operation, state: is, lastCode } of left)
      scene.problems.push(`still not sent when all works: ${operation} ${is} ${lastCode}`);
    this.held.set(device.name, state);
    if (device !== this.scene.device) await device.browser.close();
  }
}

function pickAction({ random, isGuest, speaks }: Scene): Action {
  const known = speaks ? [...ACTIONS, ...SPEAKING] : ACTIONS;
  const open = known.filter(({ forGuests }) => forGuests || !isGuest);
  return random.pick(open.flatMap((action) => Array.from({ length: action.weight }, () => action)));
}

/** Ends a hanging step by closing its browsers, so that it does not continue alongside the next one. */
async function end(hanging: Promise<void>, steps: readonly string[], { devices }: World): Promise<void> {
  for (const { browser } of devices) await browser.kill();
  const ended = hanging.catch(() => undefined);
  await within(END_LIMIT_MS, `the end of the last step of ${steps.join(' ')}`, ended);
}

/** A step may be cut short by a fault; only what was promised counts. */
async function take(run: Run, working: Promise<void>, limit: number): Promise<void> {
  const { world, device } = run.scene;
  try {
    await within(limit, 'a step', working);
  } catch (error) {
    run.steps.push(`(${error instanceof Error ? error.message.split('\n')[0] : String(error)})`);
    if (error instanceof TookTooLong) await end(working, run.steps, world);
    await within(STEP_LIMIT_MS, 'opening', run.reopen()).catch(() => device.browser.kill());
  }
}

/**
 * One seeded run: a learner works while things break; then everything is repaired.
 * @param speaks they speak in the speaking room, too
 */
export async function oneRun(world: World, seed: number, speaks: boolean): Promise<Finished> {
  const random = new Random(seed);
  await world.mend();
  const account = await world.newLearner(speaks);
  const device = world.phone;
  const isGuest = random.chance(0.3) && !speaks;
  const savedWork = new SavedWork();
  const owners = [account.learnerId];
  const scene: Scene = { world, device, random, savedWork, account, isGuest, speaks, owners, problems: [] };
  const run = new Run(scene);
  await run.begin();
  for (let step = 0; step < STEPS; step += 1) {
    const killed = BROKEN_OFF[KILLED_BEFORE.indexOf(step)];
    if (speaks && killed) await take(run, run.killAnswer(killed), KILL_LIMIT_MS);
    await take(run, run.step(), STEP_LIMIT_MS);
  }
  await run.heal();
  const { steps, held } = run;
  const { traffic, refused } = world.proxy;
  return { seed, steps, account, savedWork, traffic, refused, held, problems: scene.problems };
}
