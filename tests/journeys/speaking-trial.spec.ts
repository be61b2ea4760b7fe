import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod/mini';
import { TRIAL } from '#src/features/speaking-trial/messages/trial.ts';
import { newPhone } from '../support/new-phone.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { speakToMp4, speakToWav } from '../support/speak.ts';
import { bringMicrophone, bringRecorder, handRecording, speakInto } from '../support/speaking-microphone.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { enterCode } from './steps/sign-up.ts';

const WIDTH = 390;

/** In the order in which the trial asks. The first is short, and the examiner asks on. */
const TRIAL_ANSWERS = [
  'I usually order iced coffee with some milk.',
  'Most of my friends read books there, or finish their homework together.',
  'Last year I waited two months for a letter from a small company, but I got the job in the end.',
  'Yes, I would wait again, since I really like the work.',
  'I think people are less patient, because everything arrives so quickly now.',
  'For example, my brother gets angry when a page loads slowly.',
] as const;

/** Together long enough for a band, which takes a minute. */
const INTERVIEW_ANSWERS = [
  'My day has been quite busy, because I had three classes in the morning. After lunch I went to the library with two friends, and we prepared a talk about clean energy, which took us nearly three hours.',
  'I would walk around the lake near my house with my sister and listen to some music. If it rained, we would sit in the small café on the corner instead, drink something warm, and watch the people who hurry home.',
  'My neighbour sent me a photo of her old cat, which was sitting there and wearing a hat. I laughed so loudly that my teacher looked at me, and later I showed the picture to everybody at home, because it made them happy as well.',
  'I get more done when I am alone in the library, since nobody talks to me there. With others I usually have better ideas, although we often forget the time and start to speak about films or football.',
  'I think teenagers can work a little in the summer, although school should always come first for them. They learn how hard it is to earn money, and they become more careful when they spend it.',
] as const;

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Presses what may be gone by then, because the conversation has gone on by itself. */
const pressInTime = (button: Locator): Promise<void> =>
  button.click({ timeout: 5_000 }).catch(() => undefined);

async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `width of ${page.url()}`).toBeLessThanOrEqual(WIDTH);
}

/** A page whose errors, and answers of the server that it did not ask for, are collected. */
async function openTab(context: BrowserContext): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  await page.setViewportSize({ width: WIDTH, height: 844 });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    // On a new server the voices have to be made before the size of the download is known; the app asks again.
    const isMakingVoices = response.status() === 503 && response.url().endsWith('/download-manifest');
    if (response.status() >= 400 && !isMakingVoices) faults.push(`${response.status()} ${response.url()}`);
  });
  return { page, faults };
}

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(name), fullPage: true });

/** Consents to recordings. The browser's own transcript is not offered where the device could hear for itself. */
async function consent(page: Page): Promise<void> {
  await named(page, 'Đồng ý cho gửi bản ghi âm').click();
  await expect(named(page, 'Không, tôi tự gõ')).toHaveCount(0);
}

/** Says an answer in the learner's turn, and has it saved. */
async function say(page: Page, answer: string): Promise<void> {
  await expect(page.getByText('Bạn bắt đầu nói nhé')).toBeVisible();
  await speakInto(page, await speakToWav(answer));
  await pressInTime(named(page, 'Mình nói xong'));
  await expect(named(page, 'Câu tiếp')).toBeVisible();
}

/** Begins to answer aloud; the recorder hands over an answer that takes longer than the journey can wait. */
async function sayAtLength(page: Page, answer: string): Promise<void> {
  await handRecording(page, await speakToMp4(answer));
  await say(page, answer.slice(0, answer.indexOf(' ', 20)));
}

/** The device has heard how short the answer was, which the examiner's further question depends on. */
const expectHeard = (page: Page): Promise<void> =>
  expect(page.getByText(/^\d+ giây · .* âm tiết mỗi giây/)).toBeVisible();

/** Goes on to the next question, and answers without waiting until it has been read out. */
async function sayNext(page: Page, answer: string, speak = say): Promise<void> {
  await named(page, 'Câu tiếp').click();
  await pressInTime(named(page, 'Trả lời luôn'));
  await speak(page, answer);
}

/** Starts the conversation; the first question is asked to its end. */
async function hearFirstQuestion(page: Page): Promise<void> {
  await named(page, 'Tôi sẵn sàng').click();
  await expect(page.getByText('Giám khảo đang hỏi')).toBeVisible();
  await expect(page.getByText('Bạn bắt đầu nói nhé')).toBeVisible({ timeout: 60_000 });
  await expectFits(page);
}

/** Types what was said, as the band needs the words, and hands it in. */
async function typeAndSubmit(page: Page, answers: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Xem lại rồi nộp' })).toBeVisible();
  const boxes = page.getByLabel('Bạn vừa nói gì?');
  await expect(boxes).toHaveCount(answers.length);
  for (const [at, answer] of answers.entries()) await boxes.nth(at).fill(answer);
  await expectFits(page);
  await shoot(page, 'review.png');
  await named(page, 'Nộp bài').click();
}

/** The band as the page shows it: a range, estimated from what the server has heard. */
const bandOf = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Band Speaking ước lượng' }) });

/** Registers with the page's own button and the code written by the SMS adapter. */
async function registerFromResult(page: Page, server: ServerProcess): Promise<void> {
  const phone = newPhone();
  await named(page, 'Đăng ký và giữ kết quả').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Số điện thoại').pressSequentially(phone);
  await dialog.getByRole('button', { name: 'Đăng ký' }).click();
  await enterCode(dialog, server, phone);
}

const exported = z.object({
  data: z.object({ attempts: z.array(z.object({ practice_id: z.string() })) }),
});
const surveyed = z.object({ data: z.object({ is_answered: z.boolean() }) });

/** What the server answers the learner who is signed in on the page. */
async function askAs(page: Page, server: ServerProcess, path: string): Promise<unknown> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const answer = await fetch(`${server.origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
}

/** What another site shows of a link: title and picture of the page as the server sends it. */
async function previewOf(address: string): Promise<{ title: string; picture: string }> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  // The server's public address is not the one that it has in the test.
  return { title, picture: new URL(new URL(picture).pathname, address).href };
}

async function expectPicture(address: string): Promise<void> {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
}

test('a guest tries the speaking room, answers the survey, and keeps the result on registering', async ({
  context,
  server,
  faultProxy: proxy,
}) => {
  test.setTimeout(600_000);
  await bringMicrophone(context);
  const { page, faults } = await openTab(context);

  await test.step('comes from the page that presents the room', async () => {
    await page.goto(`${proxy.origin}/speaking-ai-guest`);
    await expect(named(page, 'Nghe đoạn này')).toBeVisible();
    await expectFits(page);
    await page.getByRole('link', { name: 'Nói thử miễn phí' }).first().click();
    await expect(page).toHaveURL(/\/speaking-ai-trial$/);
    await consent(page);
    await expectFits(page);
    await expectAccessible(page, 'the beginning of the trial');
    await shoot(page, 'beginning.png');
    await named(page, 'Bắt đầu nói').click();
    // Whoever is talking is not asked for a phone number.
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  await test.step('answers aloud: a question, a card, its rounding off, and a question of Part 3', async () => {
    const [order, more, wait, again, patience, example] = TRIAL_ANSWERS;
    const followUp = page.getByText('Câu hỏi thêm của người soạn');
    await hearFirstQuestion(page);
    await say(page, order);
    await expectHeard(page);
    await shoot(page, 'answered.png');
    await sayNext(page, more);
    await expect(followUp).toBeVisible();
    await named(page, 'Câu tiếp').click();
    await named(page, 'Tôi sẵn sàng').click();
    await expect(page.getByText(/kept you waiting far longer/).first()).toBeVisible();
    await expectFits(page);
    await shoot(page, 'card.png');
    await named(page, 'Bỏ qua chuẩn bị').click();
    await say(page, wait);
    await sayNext(page, again);
    await sayNext(page, patience);
    await expectHeard(page);
    await sayNext(page, example);
    await expect(followUp).toBeVisible();
    await named(page, 'Câu tiếp').click();
  });

  await test.step('types what was said, and hands it in', () => typeAndSubmit(page, TRIAL_ANSWERS));

  await test.step('answers the survey while the server listens', async () => {
    // Once all recordings have arrived.
    await expect(page.getByRole('heading', { name: 'Vài câu hỏi nhanh' })).toBeVisible({ timeout: 90_000 });
    await named(page, 'Tiếp').click();
    await expect(page.getByText('Bạn chọn một ý rồi đi tiếp nhé.')).toBeVisible();
    await page.getByLabel('Khoảng 6.0 đến 6.5, còn lâu mới thi').check();
    await named(page, 'Tiếp').click();
    await page.getByLabel('Có ý rồi mà thiếu từ').check();
    await expectFits(page);
    await shoot(page, 'survey.png');
    await named(page, 'Tiếp').click();
    await page.getByLabel('Lúc đầu hơi lạ, sau thì quen').check();
    await named(page, 'Tiếp').click();
    await page.getByLabel(/Lần tới bạn muốn phòng nói có thêm điều gì/).fill('Thêm chủ đề về âm nhạc');
    await named(page, 'Gửi').click();
    await expect(page.getByText(/^Cảm ơn bạn\. Mình đã ghi lại/)).toBeVisible();
  });

  const band = bandOf(page);
  await test.step('hears that a minute of speech is needed, with what is known, and every answer again', async () => {
    await expect(band).toBeVisible({ timeout: 120_000 });
    await expect(band.getByText('Chưa đủ một phút lời nói')).toBeVisible();
    await expect(band.locator('[data-criterion="LR"]')).toContainText(/\d\.\d–\d\.\d/);
    await expect(page.getByRole('heading', { name: 'Nghe lại từng câu' })).toBeVisible();
    await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toHaveCount(0);
    await expectFits(page);
    await expectAccessible(page, 'the result of the trial');
    await shoot(page, 'result.png');
  });

  const given = await band.textContent();
  await test.step('registers, and the result is the learner’s', async () => {
    await registerFromResult(page, server);
    await expect(page).toHaveURL(/\/speaking-ai-trial$/);
    await expect(page.getByText('Kết quả này nằm trong tài khoản của bạn.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Kết quả này nằm trong tài khoản của bạn.')).toBeVisible();
    await expect(band).toBeVisible();
    expect(await band.textContent()).toBe(given);
    await expect(page.getByRole('heading', { name: 'Vài câu hỏi nhanh' })).toHaveCount(0);
    await expectFits(page);
    await shoot(page, 'kept.png');
    const { attempts } = exported.parse(await askAs(page, server, '/privacy/export')).data;
    expect(attempts).toEqual([{ practice_id: 'speaking-trial' }]);
    // The guest's answers to the survey have come along.
    const survey = await askAs(page, server, '/ielts/virtual-room/trial-survey');
    expect(surveyed.parse(survey).data.is_answered).toBe(true);
  });
  expect(faults).toEqual([]);
});

test('a guest downloads the trial, and speaks with the server gone, after a cold start', async ({
  context,
  faultProxy: proxy,
}) => {
  test.setTimeout(600_000);
  await bringMicrophone(context);
  const address = `${proxy.origin}/speaking-ai-trial`;
  const { page: first } = await openTab(context);

  await test.step('downloads it with its voices, which the server has to make first', async () => {
    await first.goto(address);
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await first.getByRole('button', { name: new RegExp(`^${TRIAL.download}`) }).click();
    await expect(first.getByTestId('download-state')).toHaveText(/^Đã tải về máy/, { timeout: 180_000 });
    await expectFits(first);
  });

  proxy.cut = true;
  await context.setOffline(true);
  await first.close();
  const { page } = await openTab(context);
  await test.step('hears the examiner, and answers', async () => {
    await page.goto(address);
    await consent(page);
    await named(page, 'Bắt đầu nói').click();
    await hearFirstQuestion(page);
    // Its text is only shown by itself where it cannot be heard.
    await expect(named(page, 'Hiện lời hỏi')).toBeVisible();
    await say(page, TRIAL_ANSWERS[0]);
    await expectHeard(page);
  });
});

test('a guest is interviewed, shares the result, and somebody else opens the link', async ({
  context,
  browser,
  server,
  faultProxy: proxy,
}) => {
  test.setTimeout(600_000);
  const elsewhere = await browser.newContext({ locale: 'vi-VN', serviceWorkers: 'block' });
  await bringMicrophone(context);
  await bringRecorder(context, 'audio/mp4');
  await context.grantPermissions(['microphone', 'clipboard-read', 'clipboard-write']);
  const { page, faults } = await openTab(context);

  await test.step('answers five questions aloud', async () => {
    await page.goto(`${proxy.origin}/ai-interactive-result`);
    await consent(page);
    await expectFits(page);
    await shoot(page, 'beginning.png');
    await named(page, 'Bắt đầu phỏng vấn').click();
    await hearFirstQuestion(page);
    const [first, ...others] = INTERVIEW_ANSWERS;
    await sayAtLength(page, first);
    for (const [at, answer] of others.entries()) {
      await sayNext(page, answer, sayAtLength);
      await expect(page.getByText(`Câu ${at + 2}/5`).first()).toBeVisible();
    }
    await named(page, 'Câu tiếp').click();
  });

  await test.step('types what was said, and hands it in', () => typeAndSubmit(page, INTERVIEW_ANSWERS));

  const band = bandOf(page);
  await test.step('gets a band', async () => {
    await expect(band).toBeVisible({ timeout: 120_000 });
    await expect(band.getByText(/^Trả lời 5\/5 câu/)).toBeVisible();
    await expectFits(page);
    await expectAccessible(page, 'the result of the interview');
    await shoot(page, 'result.png');
  });

  const link = await test.step('copies the link', async () => {
    await named(page, 'Chia sẻ đường dẫn').click();
    await expect(page.getByText('Đã chép đường dẫn')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });
  expect(link).toMatch(/\/ai-interactive-result\?id=[\da-f-]{36}$/);

  await test.step('another site shows the range, and a picture of it', async () => {
    const invited = await previewOf(`${proxy.origin}/ai-interactive-result`);
    const shared = await previewOf(link);
    expect(shared.title).toMatch(/band ước lượng \d\.\d.\d\.\d/);
    expect(shared.picture).not.toBe(invited.picture);
    await expectPicture(shared.picture);
    await expectPicture(invited.picture);
  });

  await test.step('somebody else sees the band, and nothing of who spoke and what', async () => {
    const { page: other, faults: otherFaults } = await openTab(elsewhere);
    await other.goto(link);
    await expect(other.getByText(/^Một người học Luyện vừa trả lời năm câu/)).toBeVisible();
    const publicBand = bandOf(other);
    expect(await publicBand.textContent()).toBe(await band.textContent());
    const id = new URL(link).searchParams.get('id');
    const answer = await fetch(`${server.origin}/api/ielts/ai-interactive/get-result/${id}`);
    const shown = `${await other.locator('main').textContent()} ${await answer.text()}`;
    expect(shown).toContain('"graded"');
    for (const said of INTERVIEW_ANSWERS) expect(shown).not.toContain(said.slice(0, 20));
    expect(shown).not.toMatch(/transcript|recording|learner|phone/);
    await expect(other.getByTestId('waveform')).toHaveCount(0);
    await expect(other.locator('audio')).toHaveCount(0);
    await expect(other.getByRole('link', { name: 'Thử phỏng vấn năm câu' })).toBeVisible();
    await expectFits(other);
    await expectAccessible(other, 'a shared result');
    await shoot(other, 'shared.png');
    expect(otherFaults).toEqual([]);
  });
  expect(faults).toEqual([]);
  await elsewhere.close();
});
