import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod/mini';
import type { Section } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type Account, activateCourse, register } from '../support/accounts.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { STARTER, speakingText } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { answerEverything, reviseEverything } from './steps/practise.ts';
import { seeSynced } from './steps/see-synced.ts';
import { answerRight, openQuestion, packExam } from './steps/take-exam.ts';

const LESSONS = [STARTER.lesson, 'ngay-hom-qua'];
const TEST_ID = 'academic-listening-1';
/** The server records the listening tests once, in the background. */
const RECORDED_MS = 420_000;

const exported = z.object({
  data: z.object({
    attempts: z.array(
      z.looseObject({
        id: z.uuid(),
        practice_id: z.string(),
        submitted_at: z.nullable(z.string()),
        opened_at: z.string(),
        deadline_at: z.nullable(z.string()),
        answers: z.array(z.unknown()),
      }),
    ),
    lesson_progress: z.array(z.looseObject({ section_id: z.string(), status: z.number() })),
    revise_answers: z.array(z.unknown()),
  }),
});

async function read(server: ServerProcess, { token }: Account, path: string): Promise<unknown> {
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function sectionsOf(server: ServerProcess, account: Account, lesson: string): Promise<Section[]> {
  const envelope = z.object({ data: ENDPOINTS.lesson.assets.response });
  return envelope.parse(await read(server, account, `/ielts/lessons/${lesson}/assets`)).data.list_section;
}

/** Presses the download button and waits until everything is on the device. */
async function download(page: Page, picture: string): Promise<void> {
  await page.getByRole('button', { name: /^Tải về máy · / }).click();
  await expect(page.getByTestId('download-state')).toHaveAttribute('data-state', 'done', {
    timeout: 120_000,
  });
  await expect(page.getByTestId('download-state')).toHaveText(/^Đã tải về máy · [\d.,]+ (kB|MB)$/);
  await page.screenshot({ path: test.info().outputPath(picture) });
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
}

test('a learner downloads a course and a listening test, does both offline, and is marked once', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(1_500_000);
  const speech = test.info().outputPath('speech.wav');
  await writeFile(speech, await speakToWav(await speakingText()));
  const browser = await newDevice({ speech });
  const account = await register(server);
  await activateCourse(server, account, STARTER.course);
  const sections = new Map<string, Section[]>();
  for (const lesson of LESSONS) sections.set(lesson, await sectionsOf(server, account, lesson));
  const { questions } = await packExam(TEST_ID);

  await browser.launch();
  await signInContext(browser.context, proxy.origin, account);
  let page = browser.context.pages()[0] ?? (await browser.context.newPage());
  const open = (path: string) => page.goto(`${proxy.origin}${path}`);

  await test.step('downloads the whole course', async () => {
    await open('/');
    const serving = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
    await expect.poll(serving, { timeout: 60_000 }).toBe('activated');
    await open(`/course-detail/${STARTER.course}`);
    await download(page, 'course.png');
  });

  await test.step('downloads a listening test with its recordings', async () => {
    await expect
      .poll(() => read(server, account, `/practice-test/${TEST_ID}/download-manifest`).catch(() => null), {
        timeout: RECORDED_MS,
        intervals: [2_000],
      })
      .not.toBeNull();
    await open(`/input-test/practice-test?test=${TEST_ID}`);
    await download(page, 'test.png');
  });

  await test.step('sees both, their sizes and the space left', async () => {
    await open('/tai-ve');
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items.filter({ hasText: 'Khóa học' })).toContainText(/\d (kB|MB)/);
    await expect(items.filter({ hasText: 'Đề thi thử' })).toContainText(/\d MB/);
    await expect(page.getByText('Trình duyệt cho dùng thêm')).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('storage.png'), fullPage: true });
  });

  await test.step('loses the network, and restarts the browser', async () => {
    proxy.cut = true;
    await browser.context.close();
    await browser.launch();
    await browser.context.setOffline(true);
    page = browser.context.pages()[0] ?? (await browser.context.newPage());
  });

  for (const lesson of LESSONS) {
    for (const section of sections.get(lesson) ?? []) {
      await test.step(`works through ${lesson}: ${section.kind}`, async () => {
        await open(`/lesson/${lesson}`);
        await page.getByRole('link', { name: section.title }).click();
        if (section.kind === 'study_sheet') {
          await page.getByRole('button', { name: 'Đã đọc xong' }).click();
          await expect(page).toHaveURL(new RegExp(`/lesson/${lesson}`));
        } else if (section.kind === 'revise') {
          await reviseEverything(page);
          await expectAccessible(page, "a revise set's result");
        } else {
          await answerEverything(page);
          await submit(page);
          await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toBeVisible();
        }
      });
    }
  }

  const began = await test.step('takes the test, timed by the device from its start', async () => {
    await open(`/input-test/practice-test?test=${TEST_ID}`);
    await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
    const note = page.getByText(/^Bài này tính giờ trên máy bạn từ lúc \d\d:\d\d đến \d\d:\d\d\./);
    await expect(note).toBeVisible();
    const at = Date.now();
    await page.getByRole('button', { name: 'Bắt đầu nghe' }).click();
    await expect(page.getByText('Đang phát phần 1')).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('local-clock.png') });
    let number = 1;
    for (const { question, key } of questions) {
      await answerRight(await openQuestion(page, { id: question.id, number }), key);
      number += question.marks;
    }
    await submit(page);
    await expect(page.getByText('Bài đã nộp, sẽ chấm khi kết nối được')).toBeVisible();
    return at;
  });

  await test.step('waiting rows are listed and cannot be deleted', async () => {
    await open('/tai-ve');
    await expect(page.getByRole('heading', { name: /^Bài chờ gửi \(\d+\)$/ })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('pending.png'), fullPage: true });
  });

  await test.step('back online everything arrives, and is marked', async () => {
    proxy.cut = false;
    await browser.context.setOffline(false);
    await seeSynced(page, 120_000);
    const { attempts, lesson_progress, revise_answers } = exported.parse(
      await read(server, account, '/privacy/export'),
    ).data;
    const all = [...sections.values()].flat();
    const practices = all.filter(({ kind }) => kind === 'practice').map(({ module_id }) => module_id);
    expect(attempts.map(({ practice_id }) => practice_id).sort()).toEqual([...practices, TEST_ID].sort());
    expect(attempts.filter(({ submitted_at }) => submitted_at === null)).toEqual([]);
    const taken = attempts.find(({ practice_id }) => practice_id === TEST_ID);
    expect(taken?.answers).toHaveLength(questions.length);
    expect(Math.abs(Date.parse(taken?.opened_at ?? '') - began)).toBeLessThan(60_000);
    expect(lesson_progress.filter(({ status }) => status === 2).length).toBeGreaterThanOrEqual(
      all.length - practices.length,
    );
    expect(revise_answers.length).toBeGreaterThanOrEqual(19);
  });

  await test.step('the test is marked as it was answered', async () => {
    const { attempts } = exported.parse(await read(server, account, '/privacy/export')).data;
    const taken = attempts.find(({ practice_id }) => practice_id === TEST_ID);
    await open(`/test-result-detail/${taken?.id}?test=${TEST_ID}`);
    const marks = questions.reduce((sum, { question }) => sum + question.marks, 0);
    await expect(page.getByTestId('correct')).toHaveText(`Đúng ${marks}/${marks} câu có đáp án`);
    await page.screenshot({ path: test.info().outputPath('result.png') });
  });
});
