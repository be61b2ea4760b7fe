import { expect, type Page } from '@playwright/test';
import { z } from 'zod/mini';
import { FaultProxy } from '../chaos/fault-proxy.ts';
import { PAGES, PLACE } from '../chaos/place.ts';
import { activateCourse, register } from '../support/accounts.ts';
import { newPhone } from '../support/new-phone.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { hashOfRecording, outboxRows, readOldProfile, writeOldProfile } from './steps/old-profile.ts';
import { seeSynced } from './steps/see-synced.ts';
import { recordingsOn } from './steps/server-rows.ts';
import { test } from './steps/shared-server.ts';
import { registerByScreen } from './steps/sign-up.ts';

const PARKED = 'Không tìm thấy câu hỏi này.';

const commandRow = z.object({ id: z.string(), state: z.string(), operation: z.string() });
const recordingRow = z.object({ id: z.string(), state: z.enum(['open', 'complete']) });
const exported = z.object({
  data: z.object({
    attempts: z.array(
      z.looseObject({ id: z.string(), submitted_at: z.nullable(z.string()), answers: z.array(z.unknown()) }),
    ),
    lesson_progress: z.array(z.unknown()),
    revise_answers: z.array(z.unknown()),
  }),
});

/** The app's files load but its API does not respond: nothing is sent, and only stored data is shown. */
const cutApi = (proxy: FaultProxy): void => proxy.arm('captive-portal', Number.POSITIVE_INFINITY);

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  // Firefox reports the requests of a page that is being left as failed, and bodies that it had begun to read
  // (“Failed to read data from the ReadableStream”, of which Playwright keeps what stands after the colon).
  const isLeaving = (message: string): boolean =>
    /^(error loading dynamically imported module|Failed to load ‘.*A ServiceWorker intercepted|“TypeError: Error in input stream”|“AbortError: The operation was aborted)/.test(
      message,
    );
  page.on('pageerror', ({ message }) => isLeaving(message) || errors.push(message));
  return errors;
}

async function exportOf(server: ServerProcess, token: string) {
  const answer = await fetch(`${server.origin}/api/privacy/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return exported.parse(await answer.json()).data;
}

/** The queue may be sent by itself before the button can be pressed; the steps wait until it has been. */
async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Gửi ngay' });
  // Given up in time: a press that comes later would help the steps that follow.
  await button.click({ timeout: 20_000 }).catch(() => undefined);
}

async function openLastQuestion(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Câu tiếp' });
  await page.locator('#root [data-question]').waitFor();
  while (await next.isVisible()) await next.click();
}

test('a learner who comes from the previous version loses nothing, and everything arrives once', async ({
  page,
  context,
  placeServer: server,
}) => {
  const proxy = await FaultProxy.listen(() => server.port);
  try {
    const account = await register(server);
    await activateCourse(server, account, PLACE.course);
    const profile = await readOldProfile('learner', {
      learner: account.learnerId,
      token: account.token,
      origin: proxy.origin,
    });
    const commands = outboxRows(profile, 'commands', commandRow);
    const waiting = commands.filter(({ state }) => state === 'queued').map(({ id }) => id);
    const receipts = outboxRows(profile, 'receipts', z.object({ id: z.string() })).map(({ id }) => id);
    const recordings = outboxRows(profile, 'recordings', recordingRow);
    const idOf = (state: 'open' | 'complete'): string =>
      recordings.find((row) => row.state === state)?.id ?? '';
    const errors = collectErrors(page);
    const open = (path: string) => page.goto(`${proxy.origin}${path}`);
    await signInContext(context, proxy.origin, account);
    await writeOldProfile(page, proxy.origin, profile);
    const sent = (): string[] => proxy.traffic.map(({ key }) => key).toSorted();
    const parked = page.getByRole('listitem').filter({ hasText: PARKED });

    await test.step('the queue is there with the right count, and nothing is reported as lost', async () => {
      cutApi(proxy);
      await open('/cho-gui');
      await expect(page.getByRole('heading', { name: `Đang chờ gửi (${waiting.length})` })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Không gửi được (1)' })).toBeVisible();
      await expect(parked).toContainText('Báo lỗi câu hỏi: Báo lỗi câu 1');
      await expect(page.getByRole('heading', { name: 'Bản ghi âm chưa gắn vào câu nào (1)' })).toBeVisible();
      await expect(page.getByText('Trình duyệt đã xóa dữ liệu')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    await test.step('stored queries and answers are shown', async () => {
      await open(PAGES.practice);
      await expect(page.getByText('What colour is the lamp?')).toBeVisible();
      await page.getByRole('button', { name: 'Câu trước' }).click();
      await expect(page.getByRole('radio', { name: 'are' })).toBeChecked();
      await page.getByRole('button', { name: 'Thêm', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Báo lỗi thêm' })).toBeVisible();
      await open(`/lesson/${PLACE.lesson}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Bài học thử' })).toBeVisible();
    });

    await test.step('everything arrives once, and parked rows stay parked', async () => {
      await open('/cho-gui');
      proxy.heal();
      await sendNow(page);
      await expect(page.getByRole('heading', { name: /^Đang chờ gửi/ })).toHaveCount(0, { timeout: 120_000 });
      // This test's server has never seen what the previous version got acknowledged.
      await expect(page.getByText('Máy chủ chưa có 1 mục từng báo đã nhận')).toBeVisible();
      await page.getByRole('button', { name: 'Đã hiểu' }).click();
      await expect.poll(sent).toEqual([...waiting, ...receipts].toSorted());
      expect([...proxy.refused]).toEqual([]);
      await expect(parked).toBeVisible();
      const { attempts, lesson_progress, revise_answers } = await exportOf(server, account.token);
      expect(attempts.map(({ answers }) => answers.length).toSorted()).toEqual([1, 4]);
      expect(attempts.filter(({ submitted_at }) => submitted_at !== null)).toHaveLength(1);
      expect([lesson_progress.length, revise_answers.length]).toEqual([1, 1]);
      const complete = idOf('complete');
      expect(await recordingsOn(server)).toEqual({ [complete]: hashOfRecording(profile, complete) });
    });

    await test.step('the interrupted recording is recovered, and parked rows are sent', async () => {
      await parked.getByRole('button', { name: 'Gửi lại' }).click();
      await expect(parked).toHaveCount(0);
      await open(PAGES.practice);
      await openLastQuestion(page);
      await page.getByRole('button', { name: 'Giữ phần đã ghi' }).click();
      await expect(page.getByTestId('waveform')).toHaveAttribute('data-ready', 'true');
      await seeSynced(page);
      const opened = idOf('open');
      expect(await recordingsOn(server)).toMatchObject({ [opened]: hashOfRecording(profile, opened) });
    });

    await test.step('saved texts open offline; page snapshots of the previous version are gone', async () => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
      await expect.poll(worker).toBe('activated');
      proxy.cut = true;
      await context.setOffline(true);
      await open(PAGES.sheet);
      await expect(page.getByRole('heading', { level: 1, name: 'Phiếu thử' })).toBeVisible();
      const frames = await page.evaluate(async () => {
        const cache = await caches.open('luyen-frames');
        const all = (await cache.keys()).map(async (path) => (await cache.match(path))?.text());
        return Promise.all(all);
      });
      const [old] = profile.caches.find(({ name }) => name === 'luyen-frames')?.entries ?? [];
      expect(frames).not.toContain(Buffer.from(old?.body.$bytes ?? '', 'base64').toString());
    });
    expect(errors).toEqual([]);
  } finally {
    await proxy.close();
  }
});

test('a guest who comes from the previous version continues, and keeps the work on registering', async ({
  page,
  context,
  placeServer: server,
}) => {
  const proxy = await FaultProxy.listen(() => server.port);
  try {
    const profile = await readOldProfile('guest', { origin: proxy.origin });
    const waiting = outboxRows(profile, 'commands', commandRow).map(({ id }) => id);
    const errors = collectErrors(page);
    await writeOldProfile(page, proxy.origin, profile);
    const open = (path: string) => page.goto(`${proxy.origin}${path}`);

    await test.step('their answers and the clock are there', async () => {
      cutApi(proxy);
      await open('/cho-gui');
      await expect(page.getByRole('heading', { name: `Đang chờ gửi (${waiting.length})` })).toBeVisible();
      await open(PAGES.test);
      await expect(page.getByTestId('clock')).toHaveText(/^23\d:\d\d$/);
      const chosen = page.locator('#root').getByRole('radio', { checked: true });
      await expect(chosen).toHaveCount(2);
    });

    await test.step('everything arrives once, and belongs to the learner', async () => {
      await open('/cho-gui');
      proxy.heal();
      await sendNow(page);
      await expect.poll(() => proxy.traffic.map(({ key }) => key).toSorted()).toEqual(waiting.toSorted());
      // Leaving earlier would send again what was not acknowledged yet.
      await expect(page.getByRole('heading', { name: /^Đang chờ gửi/ })).toHaveCount(0);
      await open('/');
      await registerByScreen(page, server, newPhone());
      await expect
        .poll(() => proxy.traffic.map(({ operation }) => operation).at(-1))
        .toBe('practiceTest.claim');
      const token = async (): Promise<string> =>
        (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
      await expect
        .poll(async () =>
          (await exportOf(server, await token())).attempts.map(({ answers }) => answers.length),
        )
        .toEqual([2]);
      expect(proxy.traffic).toHaveLength(waiting.length + 1);
      expect([...proxy.refused]).toEqual([]);
    });
    expect(errors).toEqual([]);
  } finally {
    await proxy.close();
  }
});
