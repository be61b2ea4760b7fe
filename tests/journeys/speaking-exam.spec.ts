import { expect, type Page, test } from '@playwright/test';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { type Account, register } from '../support/accounts.ts';
import { briefExaminerPack } from '../support/brief-examiner-pack.ts';
import { KillableBrowser } from '../support/browser.ts';
import { operate } from '../support/operate.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { chooseLevel } from '../support/speaking-level.ts';
import { bringMicrophone, speakInto } from '../support/speaking-microphone.ts';
import { expectAccessible } from './steps/accessibility.ts';

const TEST = 'speaking-test-1';
const TALK = 'My grandmother cooked fish soup for the whole family, and we ate it together in her garden.';
/** So short that the examiner asks on whenever there is something to ask. */
const SHORT = 'Yes, with my family.';
const NOTES = 'grandmother, fish soup, garden';

const { listQuestions } = ENDPOINTS.speakingExam;

/** What the server has of a learner's attempt. */
async function examOn({ origin }: ServerProcess, { token }: Account, attemptId: string) {
  const path = `${origin}/api/ielts/virtual-room/topics/${TEST}/exam/list-questions?attempt_id=${attemptId}`;
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const { data }: { data: unknown } = await response.json();
  const { questions, submitted_parts } = listQuestions.response.parse(data);
  const answered = questions.filter(({ user }) => user.length > 0);
  const recordings = answered.map(({ user }) => recordingOf(user[0]?.bai_lam ?? null));
  return { submitted_parts, questions, answered, recordings };
}

/** A quiet room: a faint hiss, mono, 16 kHz, 16 bits. A microphone that gives nothing at all is taken for a switched-off one. */
function quietRoom(seconds: number): Uint8Array {
  const rate = 16_000;
  const samples = Int16Array.from({ length: seconds * rate }, (_, at) => ((at * 7919) % 61) - 30);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

const finishButton = (page: Page) => page.getByRole('button', { name: 'Mình nói xong', disabled: false });
const readyButton = (page: Page) => page.getByRole('button', { name: 'Mình sẵn sàng nói' });

/** Answers the question that is being asked, once the examiner listens. */
async function answer(page: Page, wav: Uint8Array): Promise<void> {
  await finishButton(page).waitFor();
  await expect(page.getByText('Mình đang nghe, bạn nói nhé')).toBeVisible();
  await speakInto(page, wav);
  await finishButton(page).click();
  await expect(finishButton(page)).toHaveCount(0);
}

test('a learner takes a whole speaking test with one reload, and gets its result', async () => {
  // About thirty-five turns, each as long as it is spoken.
  test.setTimeout(900_000);
  const server = await ServerProcess.create({ CONTENT_DIR: await briefExaminerPack() });
  // The test needs the network, and the app that a worker would store costs more than the test.
  const browser = await KillableBrowser.create({ patience: 60_000, context: { serviceWorkers: 'block' } });
  try {
    const account = await register(server);
    await operate(server, 'grant', account.phone, 'vip:speaking');
    await chooseLevel(server, account);
    const [short, talk] = await Promise.all([speakToWav(SHORT), speakToWav(TALK)]);
    const context = await browser.launch();
    await bringMicrophone(context);
    await signInContext(context, server.origin, account);
    const page = context.pages()[0] ?? (await context.newPage());
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    context.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    const shot = (name: string) => page.screenshot({ path: test.info().outputPath(name), fullPage: true });
    const part = (number: number) => page.getByRole('heading', { name: new RegExp(`^Part ${number} / 3`) });
    let answers = 0;
    let isOver = false;

    await test.step('prepares: consent, microphone, speaker, room', async () => {
      await page.goto(`${server.origin}/virtual-speaking-test/${TEST}`);
      const enter = page.getByRole('button', { name: 'Vào phòng thi' });
      await page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' }).click();
      await expect(
        page.getByText('Còn phải làm trước khi vào thi: thử micro, thử loa, thử độ ồn của phòng.'),
      ).toBeVisible();
      await expect(enter).toBeDisabled();
      await page.getByRole('button', { name: 'Ghi thử 3 giây' }).click();
      await expect(page.getByText(/^Đang ghi\. Bạn đọc to/)).toBeVisible();
      await speakInto(page, short);
      await expect(page.getByText(/^Mình nghe thấy bạn/)).toBeVisible();
      await page.getByRole('button', { name: 'Nghe giám khảo nói' }).click();
      await page.getByRole('button', { name: 'Mình nghe rõ' }).click();
      await page.getByRole('button', { name: 'Nghe thử phòng 3 giây' }).click();
      await expect(page.getByText('Đang nghe. Bạn giữ im lặng nhé.')).toBeVisible();
      await speakInto(page, quietRoom(4));
      await expect(page.getByText('Phòng đủ yên. Giọng bạn nổi rõ trên nền.')).toBeVisible();
      await expect(enter).toBeEnabled();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'a prepared speaking test');
      await shot('prepared.png');
      await enter.click();
    });

    const attemptId = await test.step('answers two questions of Part 1', async () => {
      const saved = page.waitForRequest((request) => request.url().endsWith('/submit-question'));
      await part(1).waitFor();
      for (; answers < 2; answers += 1) await answer(page, short);
      const body: { attempt_id: string } = (await saved).postDataJSON();
      return body.attempt_id;
    });

    await test.step('reloads in the middle of the third: everything is there', async () => {
      await finishButton(page).waitFor();
      await speakInto(page, talk);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Bạn đang thi dở đề này' })).toBeVisible();
      await expect(page.getByText(/^Bạn đang ở Part 1, /)).toBeVisible();
      await expect(page.getByText(/^Câu đang dở đã có một bản ghi/)).toBeVisible();
      // What was said before, and what was being said.
      const recordings = async () => (await examOn(server, account, attemptId)).recordings;
      await expect.poll(recordings).toHaveLength(3);
      const before = await recordings();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'a speaking test after a reload');
      await shot('resumed.png');
      await page.getByRole('button', { name: 'Thi tiếp, nghe lại câu hỏi' }).click();
      await answer(page, short);
      answers += 1;
      // It was the same question: its recording is replaced, and nothing else is.
      await expect.poll(async () => (await recordings())[2]).not.toBe(before[2]);
      expect(await recordings()).toEqual([...before.slice(0, 2), expect.any(String)]);
    });

    await test.step('answers whatever is asked, to the end', async () => {
      const over = page.getByRole('heading', { name: 'Bạn đã thi xong' });
      while (!isOver) {
        await finishButton(page).or(readyButton(page)).or(over).first().waitFor();
        isOver = await over.isVisible();
        if (isOver) break;
        await expectNoSidewaysScroll(page);
        if (await readyButton(page).isVisible()) {
          await expect(part(2)).toBeVisible();
          await expect(page.getByRole('region', { name: 'Thẻ đề Part 2' })).toBeVisible();
          await page.getByLabel('Nháp của bạn').fill(NOTES);
          await expectAccessible(page, 'the preparation of a talk');
          await shot('card.png');
          await readyButton(page).click();
          await finishButton(page).waitFor();
          await expect(page.getByLabel('Nháp của bạn')).toHaveValue(NOTES);
          // Part 1 was handed in before Part 2 began.
          await expect
            .poll(async () => (await examOn(server, account, attemptId)).submitted_parts)
            .toEqual([1]);
          await answer(page, talk);
        } else {
          await answer(page, short);
        }
        answers += 1;
        if (await part(3).isVisible())
          await expect
            .poll(async () => (await examOn(server, account, attemptId)).submitted_parts)
            .toEqual([1, 2]);
      }
      await expectNoSidewaysScroll(page);
      await shot('over.png');
    });

    await test.step('the server has every part, and one answer to each question that was asked', async () => {
      await expect
        .poll(async () => (await examOn(server, account, attemptId)).submitted_parts)
        .toEqual([1, 2, 3]);
      const { answered, questions } = await examOn(server, account, attemptId);
      expect(answered).toHaveLength(answers);
      // A reload that skipped or lost a question would show here; only follow-ups may be left out.
      const left = questions.filter(({ id }) => !answered.some((other) => other.id === id));
      expect(left.filter(({ follows }) => follows === undefined)).toEqual([]);
    });

    await test.step('the result says honestly that too few words were heard, and grades the talk', async () => {
      await page.getByRole('link', { name: 'Xem kết quả' }).click();
      await expect(page.getByText(/^(Chưa đủ một phút lời nói|Mình chưa chắc lời bạn nói)$/)).toBeVisible({
        timeout: 180_000,
      });
      await expect(page.getByText(`${answers - 1} câu chưa chấm được`)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'a result without a band');
      await shot('result.png');
    });

    await test.step('typed, the talk is graded', async () => {
      const { questions } = await examOn(server, account, attemptId);
      const card = questions.find(({ content }) => 'prep_seconds' in content && content.prep_seconds > 0);
      const item = page.getByRole('listitem').filter({ hasText: card?.script?.line.text ?? '' });
      await item.getByRole('heading', { level: 3 }).first().click();
      await item.getByText('Sửa phần chữ cho khớp lời bạn nói').click();
      await item.getByLabel('Bạn vừa nói gì?').fill(TALK);
      await item.getByRole('button', { name: 'Gửi chấm lại' }).click();
      await expect(item.getByText('Các con số của câu này')).toBeVisible({ timeout: 120_000 });
      await expect(item.getByRole('button', { name: /My grandmother cooked/ })).toBeVisible();
      await expect(page.getByText(`${answers - 1} câu chưa chấm được`)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await shot('graded.png');
    });
    expect(faults).toEqual([]);
  } finally {
    await browser.dispose();
    await server.dispose();
  }
});
