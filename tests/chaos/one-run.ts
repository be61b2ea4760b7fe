import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Account } from '../support/accounts.ts';
import { readDevice } from './device.ts';
import { DISTURBANCES, type Disturbance } from './disturbances.ts';
import { connect, Ledger, violations } from './invariants.ts';
import { answerCurrent, goToLast, move, question, submit } from './learner.ts';
import { Random } from './random.ts';
import type { World } from './world.ts';

const STEPS = 12;
/** Longest the queue may take to empty once everything works again, milliseconds. */
const HEAL_LIMIT_MS = 60_000;

export interface RunReport {
  seed: number;
  steps: string[];
  saved: number;
  submitted: number;
  receipts: number;
  parked: number;
  violations: string[];
}

class Run {
  readonly steps: string[] = [];
  readonly problems: string[] = [];
  readonly ledger = new Ledger();
  private readonly world: World;
  private readonly random: Random;
  private account: Account;

  constructor(world: World, random: Random, account: Account) {
    this.world = world;
    this.random = random;
    this.account = account;
  }

  get learnerId(): string {
    return this.account.learnerId;
  }

  /** Opens the practice, whatever state line, server and browser are in; the shell comes from the device. */
  async open(): Promise<Page> {
    if (!this.world.browser.isOpen) await this.world.relaunch();
    const page = await this.world.page();
    await page.goto(this.world.practiceUrl);
    // A killed browser comes back with an older session until the queue's database has spoken.
    await page.waitForFunction((id) => localStorage.getItem('luyen.learner') === id, this.learnerId);
    await this.awaitQuestion(page);
    this.problems.push(...this.ledger.reconcile(await readDevice(page, this.learnerId)));
    return page;
  }

  /** The practice itself is a read, which nobody promised to keep: where a fault took it, the line is mended first. */
  private async awaitQuestion(page: Page): Promise<void> {
    const shown = question(page);
    const retry = page.getByRole('button', { name: 'Thử lại' });
    await shown.or(retry).first().waitFor();
    if (!(await retry.isVisible())) return;
    this.world.proxy.heal();
    await this.world.server.start();
    await this.world.browser.context.setOffline(false);
    await retry.click();
    await shown.waitFor();
  }

  async step(page: Page): Promise<Page> {
    const { random, ledger } = this;
    if (random.chance(0.45)) return this.disturb(page, random.pick(DISTURBANCES));
    if (random.chance(0.12)) {
      this.steps.push('submit');
      const attemptId = (await readDevice(page, this.learnerId)).answers
        .map((row) => row.attemptId)
        .sort()
        .at(-1);
      await submit(page);
      if (attemptId) ledger.submitted.add(attemptId);
      return this.open();
    }
    const speaks = random.chance(0.15);
    if (speaks) await goToLast(page);
    this.steps.push(speaks ? 'record' : 'answer');
    ledger.begin(await question(page).getAttribute('data-question'));
    const saved = await answerCurrent(page, random);
    if (saved) ledger.note(saved);
    await move(page, random);
    return page;
  }

  private async disturb(page: Page, disturbance: Disturbance): Promise<Page> {
    this.steps.push(disturbance.name);
    if (!disturbance.endsPage) {
      await disturbance.happen(this.world, page, this.random);
      return page;
    }
    // Half of the time in the middle of an answer, at a moment that nobody chose.
    if (this.random.chance(0.5)) {
      this.ledger.begin(await question(page).getAttribute('data-question'));
      const answering = answerCurrent(page, this.random).catch(() => null);
      await delay(this.random.between(0, 700));
      await disturbance.happen(this.world, page, this.random);
      if (!this.world.browser.isOpen) await answering;
    } else {
      await disturbance.happen(this.world, page, this.random);
    }
    return this.open();
  }

  /** Everything works again; the learner signs in anew, looks at the queue and sends what was parked. */
  async heal(): Promise<Page> {
    const { world } = this;
    world.proxy.heal();
    await world.server.start();
    if (!world.browser.isOpen) await world.relaunch();
    await world.browser.context.setOffline(false);
    for (const extra of world.browser.context.pages().slice(1)) await extra.close();
    this.account = await world.signInAgain(this.account);
    await world.adopt(this.account);
    const page = await world.page();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: world.proxy.origin });
    await session.detach();
    await page.goto(`${world.proxy.origin}/cho-gui`);
    await page.getByRole('heading', { level: 1, name: 'Chờ gửi' }).waitFor();
    this.problems.push(...this.ledger.reconcile(await readDevice(page, this.learnerId)));
    return page;
  }

  async empty(page: Page): Promise<void> {
    const deadline = Date.now() + HEAL_LIMIT_MS;
    for (let round = 0; Date.now() < deadline; round += 1) {
      const { commands } = await readDevice(page, this.learnerId);
      if (commands.every(({ lastCode, state }) => state === 'parked' && lastCode === 'ATTEMPT_SUBMITTED'))
        return;
      // What is clicked may be sent, and gone, at that moment.
      // Every one of them in its turn: one that is refused for good must not hide the others.
      const retry = page.getByRole('button', { name: 'Gửi lại' });
      const parked = await retry.count();
      if (parked > 0)
        await retry
          .nth(round % parked)
          .click({ timeout: 1_000 })
          .catch(() => undefined);
      const now = page.getByRole('button', { name: 'Gửi ngay' });
      if (await now.isVisible()) await now.click({ timeout: 1_000 }).catch(() => undefined);
      await delay(100);
    }
    const { commands } = await readDevice(page, this.learnerId);
    const left = commands.map(({ operation, state, lastCode }) => `${operation} ${state} ${lastCode}`);
    this.problems.push(`still not sent when all works: ${left.join(', ')}`);
  }
}

/** One seeded run: a learner works while things break; then all heals and the promises are checked. */
export async function oneRun(world: World, seed: number): Promise<RunReport> {
  const random = new Random(seed);
  const account = await world.newLearner();
  const run = new Run(world, random, account);
  await world.adopt(account);
  let page = await run.open();
  for (let step = 0; step < STEPS; step += 1) {
    try {
      page = await run.step(page);
    } catch (error) {
      // A step may be cut short by what was done to it; only what was promised counts.
      run.steps.push(`(${error instanceof Error ? error.message.split('\n')[0] : String(error)})`);
      page = await run.open();
    }
  }
  page = await run.heal();
  await run.empty(page);
  const device = await readDevice(page, run.learnerId);
  const db = await connect(world.server.dataDir);
  try {
    run.problems.push(...(await violations(db, run.learnerId, run.ledger, device)));
  } finally {
    await db.end();
  }
  return {
    seed,
    steps: run.steps,
    saved: run.ledger.answers.length,
    submitted: run.ledger.submitted.size,
    receipts: device.receipts.length,
    parked: device.commands.length,
    violations: run.problems,
  };
}
