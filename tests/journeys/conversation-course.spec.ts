import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { conversationCourseId } from '#contract/conversation-course.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { FaultProxy } from '../chaos/fault-proxy.ts';
import { type Account, register } from '../support/accounts.ts';
import { KillableBrowser } from '../support/browser.ts';
import { operate } from '../support/operate.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { takePictures } from './steps/pictures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

interface Stage {
  server: ServerProcess;
  proxy: FaultProxy;
  context: BrowserContext;
  page: Page;
  account: Account;
}

/** A learner in a browser that reaches the server through a proxy. */
async function withLearner(
  play: (stage: Stage) => Promise<void>,
  grants: readonly string[] = [],
): Promise<void> {
  const server = await ServerProcess.create();
  const proxy = await FaultProxy.listen(() => server.port);
  const browser = await KillableBrowser.create({ engine: 'chromium', patience: 60_000 });
  try {
    const account = await register(server);
    for (const grant of grants) await operate(server, 'grant', account.phone, grant);
    const context = await browser.launch();
    const page = await context.newPage();
    await play({ server, proxy, context, page, account });
  } finally {
    await browser.dispose();
    await proxy.close();
    await server.dispose();
  }
}

async function goOffline({ proxy, context }: Stage): Promise<void> {
  proxy.cut = true;
  await context.setOffline(true);
}
async function goOnline({ proxy, context }: Stage): Promise<void> {
  proxy.cut = false;
  await context.setOffline(false);
}

async function ask(
  { server, account }: Stage,
  endpoint: { path: string },
  id = conversationCourseId(1),
): Promise<unknown> {
  const headers = { authorization: `Bearer ${account.token}` };
  const response = await fetch(`${server.origin}/api${endpoint.path.replace('{id}', id)}`, { headers });
  return (await response.json()).data;
}

/** Taps answers until the scene is over; at each turn the one that no earlier talk has given, if there is one. */
async function tapToTheEnd(page: Page, given: Set<string>): Promise<void> {
  const finish = button(page, 'Xem kết quả');
  const tap = button(page, 'Trả lời bằng cách chạm');
  const choices = page.locator('[data-stage] ul button');
  const log = page.getByLabel('Cuộc hội thoại').getByRole('listitem');
  for (;;) {
    await tap.or(finish).first().waitFor();
    if (await finish.isVisible()) return finish.click();
    const before = await log.count();
    await tap.click();
    const texts = await choices.allInnerTexts();
    const at = Math.max(
      0,
      texts.findIndex((text) => !given.has(text)),
    );
    given.add(texts[at] ?? '');
    await choices.nth(at).click();
    await expect.poll(() => log.count()).toBeGreaterThan(before);
  }
}

test('a new learner goes through the introduction and the first scene, half of it with no network', async () => {
  test.setTimeout(600_000);
  await withLearner(async (stage) => {
    const { page, proxy, context, account } = stage;

    await test.step('as a guest sees what it is, and signs in on the way', async () => {
      await page.goto(`${proxy.origin}/conversation`);
      await expect(page).toHaveURL(/\/conversation-guest$/);
      await expect(heading(page, 'Luyện hội thoại')).toBeVisible();
      await expectAccessible(page, 'the page for guests');
      await takePictures(page, 'guest');
      await button(page, 'Bắt đầu phần giới thiệu').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await signInContext(context, proxy.origin, account);
      await page.goto(`${proxy.origin}/conversation-guest`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await link(page, 'Bắt đầu phần giới thiệu').click();
    });

    await test.step('chooses, goes back, and leaves nothing empty', async () => {
      await expect(page.getByText('Bước 1/5')).toBeVisible();
      await button(page, 'Tiếp tục').click();
      await expect(page.getByText('Bạn chọn một ý trước nhé.')).toBeVisible();
      await page.getByRole('radio').first().check();
      await expectAccessible(page, 'the first step');
      await takePictures(page, 'step-1');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Bước 2/5')).toBeVisible();
      await page.getByRole('checkbox').nth(0).check();
      await page.getByRole('checkbox').nth(2).check();
      await button(page, 'Quay lại').click();
      await expect(page.getByRole('radio').first()).toBeChecked();
      await button(page, 'Tiếp tục').click();
      await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
      await button(page, 'Tiếp tục').click();
    });

    await test.step('the network goes: the entry test, a reload and the rest work on', async () => {
      await heading(page, 'Nghe thử vài câu').waitFor();
      await goOffline(stage);
      await button(page, 'Nghe câu đầu tiên').click();
      await page.getByRole('button', { name: 'Nghe', exact: true }).click();
      await button(page, 'Xem câu bằng chữ')
        .or(page.getByText('Máy chưa phát được câu này'))
        .first()
        .waitFor();
      await takePictures(page, 'entry-question');
      await page.getByRole('list', { name: 'Bạn sẽ đáp thế nào?' }).getByRole('button').first().click();
      await expect(button(page, 'Câu nghe tiếp')).toBeVisible();
      await expectAccessible(page, 'an explained answer');
      await takePictures(page, 'entry-explained');
      await page.reload();
      await expect(page.getByText('Câu nghe 2')).toBeVisible();
      await button(page, 'Dừng bài nghe ở đây').click();
      await expect(page.getByText('Bước 4/5')).toBeVisible();
      await page.getByRole('radio').first().check();
      await button(page, 'Tiếp tục').click();
      await page.getByRole('radio').first().check();
      await button(page, 'Xem mức gợi ý').click();
    });

    await test.step('the result is there, kept, and opens the course', async () => {
      await expect(heading(page, /^Bạn nên bắt đầu ở mức 1/)).toBeVisible();
      await expect(page.getByText('Kết quả đã lưu trên máy và sẽ tự gửi khi có mạng.')).toBeVisible();
      await expectAccessible(page, 'the result');
      await takePictures(page, 'result-offline');
      await page.reload();
      await expect(heading(page, /^Bạn nên bắt đầu ở mức 1/)).toBeVisible();
      await link(page, 'Bắt đầu với mức 1').click();
      await expect(page).toHaveURL(/\/conversation$/);
      await expect(heading(page, 'Phần giới thiệu của bạn chưa tới máy chủ')).toBeVisible();
      await takePictures(page, 'course-offline');
    });

    await test.step('back online it arrives once, and the course is there', async () => {
      await goOnline(stage);
      await expect(heading(page, 'Các lớp của mức này')).toBeVisible({ timeout: 60_000 });
      expect(await ask(stage, ENDPOINTS.conversationLevel.onboardingResult)).toMatchObject({
        result: {
          suggested_level: 1,
          choices: { step2: { value: [expect.any(String), expect.any(String)] } },
        },
      });
      await expectAccessible(page, 'the course');
      await takePictures(page, 'course');
      await page.goto(`${proxy.origin}/conversation-detail/meeting-people`);
      await expect(page).toHaveURL(/\/conversation-guest\?view=class$/);
      await takePictures(page, 'class-closed');
      for (const view of ['levels', 'missions', 'rooms', 'sounds', 'categories']) {
        await page.goto(`${proxy.origin}/conversation?view=${view}`);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page, view);
        await takePictures(page, `course-${view}`);
      }
      await button(page, 'Chủ đề tiếp theo').click();
      await page.goto(`${proxy.origin}/conversation`);
    });

    await test.step('a scene of the first class is talked through with no network', async () => {
      const scene = page.locator('[data-section] a[href^="/virtual-practice-conversation/"]').first();
      await scene.waitFor();
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
      await goOffline(stage);
      await scene.click();
      await button(page, 'Vào cảnh').click();
      const given = new Set<string>();
      await tapToTheEnd(page, given);
      await expect(page.getByText('Kết quả đã lưu trên máy và sẽ tự gửi khi có mạng.')).toBeVisible();
      await takePictures(page, 'scene-end');
      await link(page, 'Về khóa hội thoại').click();
      await page.reload();
      await expect(heading(page, 'Các lớp của mức này')).toBeVisible();
      await link(page, 'Nhiệm vụ').click();
      await expect(page.locator('[data-done="true"]').first()).toBeVisible();
      await takePictures(page, 'missions-ticked');
    });

    await test.step('back online the visit has arrived once', async () => {
      await goOnline(stage);
      const visits = async () => {
        const data = await ask(stage, ENDPOINTS.conversation.records);
        return ENDPOINTS.conversation.records.response.parse(data).records.map((record) => record.visits);
      };
      await expect.poll(visits, { timeout: 60_000 }).toEqual([1]);
      const missions = ENDPOINTS.conversationCourse.missions.response.parse(
        await ask(stage, ENDPOINTS.conversationCourse.missions),
      );
      expect(missions.missions.some(({ is_done }) => is_done)).toBe(true);
    });
  });
});
