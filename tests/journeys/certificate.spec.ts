import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { readPack } from '#server/content/read-pack.ts';
import { type Account, activateCourse, register } from '../support/accounts.ts';
import { command } from '../support/command.ts';
import { rightAnswers } from '../support/key-answers.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER } from '../support/starter.ts';
import { test } from './steps/installed-app.ts';

const NAME = 'Nguyễn Thị Thử';

async function starterCourse() {
  const reading = await readPack('content');
  const course = reading.ok ? reading.pack.courses.find(({ id }) => id === STARTER.course) : undefined;
  if (!reading.ok || !course) throw new Error('the starter content has no starter course');
  return { course, exercises: reading.pack.exercises };
}

/** Reports every section of the starter course and submits its practices without answers. */
async function passThrough(server: ServerProcess, account: Account): Promise<void> {
  const { course } = await starterCourse();
  for (const lesson of course.lessons) {
    for (const { id, kind, module_id } of lesson.sections) {
      if (kind === 'practice')
        await command(server, account, '/practice/submit', {
          attempt_id: randomUUID(),
          practice_id: module_id,
        });
      await command(server, account, `/ielts/lessons/${lesson.id}/update-progress`, {
        section_id: id,
        status: 2,
      });
    }
  }
}

/** Answers the exercises of the starter course with the app's calls; spoken questions are skipped. */
async function doExercises(server: ServerProcess, account: Account): Promise<string> {
  const { course, exercises } = await starterCourse();
  for (const { id, kind, questions } of exercises.filter(({ course_id }) => course_id === course.id)) {
    const attempt_id = randomUUID();
    for (const { question, key } of questions) {
      const essay = { type_code: 'ielts_writing' as const, u: 'Every morning I walk to the roof and read.' };
      const answer = question.content.type_code === 'ielts_writing' ? essay : rightAnswers({ key })[0];
      if (!answer) continue;
      const given = { question_id: question.id, answer };
      if (kind === 'revise')
        await command(server, account, '/revise/submit-question', { revise_id: id, ...given });
      else
        await command(server, account, '/practice/update-single-answer', {
          attempt_id,
          practice_id: id,
          ...given,
        });
    }
    if (kind !== 'revise')
      await command(server, account, '/practice/submit', { attempt_id, practice_id: id });
  }
  return course.name;
}

/** Exit code of the verification script, which knows only the public key. */
async function verified(what: string, keys: string): Promise<number> {
  try {
    await promisify(execFile)(process.execPath, ['operator/verify-certificate.ts', what, keys]);
    return 0;
  } catch (error) {
    return (error as { code: number }).code;
  }
}

test('a learner finishes a course, keeps the certificate, and anybody can verify it', async ({
  page,
  context,
  browser,
  server,
  faultProxy: proxy,
}) => {
  const file = (name: string) => test.info().outputPath(name);
  const account = await register(server);
  await activateCourse(server, account, STARTER.course);
  await signInContext(context, proxy.origin, account);

  await test.step('has none before, none for merely opening everything, and one for the work', async () => {
    await page.goto(`${proxy.origin}/my-profile/my-certificate`);
    await expect(page.getByText('Bạn chưa có chứng nhận nào')).toBeVisible();
    await passThrough(server, account);
    await page.reload();
    await expect(page.getByText('Chưa đủ để cấp chứng nhận')).toBeVisible();
    await expect(page.getByText(/Mới trả lời 0 câu, cần ít nhất \d+ câu/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tải PDF' })).toHaveCount(0);
    const course = await doExercises(server, account);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: course })).toBeVisible();
    await expect(page.getByText(NAME, { exact: true })).toBeVisible();
  });

  await test.step('downloads the PDF; the script accepts it and rejects one changed byte', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tải PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^LY-\d{4}(-[0-9A-Z]{4}){3}\.pdf$/);
    await download.saveAs(file('certificate.pdf'));
    const keys = await fetch(`${server.origin}/api/certificates/keys`);
    await writeFile(file('keys.json'), await keys.text());
    expect(await verified(file('certificate.pdf'), file('keys.json'))).toBe(0);
    const bytes = await readFile(file('certificate.pdf'));
    const middle = bytes.length >> 1;
    bytes.writeUInt8((bytes.at(middle) ?? 0) ^ 1, middle);
    await writeFile(file('changed.pdf'), bytes);
    expect(await verified(file('changed.pdf'), file('keys.json'))).toBe(1);
  });

  const address = await page.getByRole('link', { name: 'Xem và kiểm tra' }).getAttribute('href');
  if (address === null) throw new Error('no address');

  await test.step('a stranger verifies it in their own browser', async () => {
    const stranger = await browser.newContext({ locale: 'vi-VN', serviceWorkers: 'block' });
    const tab = await stranger.newPage();
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(request.url()));
    await tab.goto(`${server.origin}${address}`);
    await expect(tab.getByText('Chữ ký đúng')).toBeVisible();
    await expect(tab.getByText(NAME, { exact: true })).toBeVisible();
    await expect(tab.getByText('Có trong sổ của Luyện')).toBeVisible();
    await tab.screenshot({ path: file('verified.png') });
    // The learner's identity never left the browser.
    expect(requests.filter((url) => url.split('#')[0]?.includes(address.slice(12, 40)))).toEqual([]);

    const [content = '', signature = ''] = address.split('#')[1]?.split('.') ?? [];
    const forged = Buffer.from(content, 'base64url').toString().replace('Thử', 'Giả');
    await tab.goto(`${server.origin}/chung-chi#${Buffer.from(forged).toString('base64url')}.${signature}`);
    await expect(tab.getByText('Chữ ký không khớp')).toBeVisible();
    await expect(tab.getByText('Nguyễn Thị Giả')).toHaveCount(0);
    await stranger.close();
  });

  await test.step('opens list and file again offline', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Tải PDF' })).toBeVisible();
    proxy.cut = true;
    await context.setOffline(true);
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tải PDF' }).click(),
    ]);
    await download.saveAs(file('again.pdf'));
    expect(await readFile(file('again.pdf'))).toEqual(await readFile(file('certificate.pdf')));
  });
});
