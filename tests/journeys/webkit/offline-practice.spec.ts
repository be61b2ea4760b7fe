import { expect, test } from '@playwright/test';
import { href } from '#contract/href.ts';
import { STARTER } from '../../support/starter.ts';
import { commandsOf } from '../../support/webkit/device-rows.ts';
import { inWebKit } from '../../support/webkit/in-webkit.ts';
import type { Screen } from '../../support/webkit/screen.ts';
import { SYNCED } from '../steps/see-synced.ts';
import { attemptsOn, commandsOn } from '../steps/server-rows.ts';

const SAVED = /^Đã lưu · \d+ đang chờ gửi$/;
const ESSAY = 'I believe that public libraries are still useful for young people in my city.';

const CHOICE = '[data-question] label:has(input[type="radio"])';
const FIELDS = '[data-question] :is(textarea, input[type="text"], input:not([type]))';

/** Answers the question on screen. @returns whether it could: not if it is spoken */
async function answer(screen: Screen): Promise<boolean> {
  const fields = await screen.all(FIELDS);
  if ((await screen.all(CHOICE)).length > 0) await screen.tap(CHOICE);
  else for (const field of fields) await field.sendKeys(ESSAY);
  if (fields.length === 0 && (await screen.all(CHOICE)).length === 0) return false;
  await screen.sees(SAVED, '[data-question] [data-save]');
  return true;
}

test('a learner practises in Safari while the server is gone, and all of it arrives once', async () => {
  await inWebKit(async ({ server, learner, screen }) => {
    const practice = `${server.origin}/practice/${STARTER.practice}`;
    let answered = 0;

    await test.step('opens the app and a practice, which from then on need no network', async () => {
      await screen.signIn(server.origin, learner);
      await screen.openAndInstall(server.origin);
      await screen.open(practice);
      await screen.sees('Câu 1/');
      await server.stop();
    });
    await test.step('with the server stopped, answers; each answer is shown as saved', async () => {
      await screen.open(practice);
      await screen.sees('Câu 1/');
      for (;;) {
        if (await answer(screen)) answered += 1;
        if (!(await screen.has('Câu tiếp'))) break;
        const place = await screen.text('#root h2');
        await screen.press('Câu tiếp');
        await expect.poll(() => screen.text('#root h2')).not.toBe(place);
      }
      expect(answered).toBeGreaterThan(8);
    });
    const waiting = await test.step('submits, and still finds it waiting after a reload', async () => {
      await screen.press('Nộp bài');
      await screen.sees('Nộp bài nhé?', '[role="alertdialog"], [role="dialog"]');
      await screen.press('Nộp bài');
      await screen.sees('Bài đã nộp, đang chờ gửi');
      await screen.open(`${server.origin}/cho-gui`);
      await screen.sees('Đang chờ gửi (');
      return (await commandsOf(screen)).map(({ id }) => id).toSorted();
    });
    await test.step('once the server is back, every command arrives once, and the practice is marked', async () => {
      await server.start();
      await screen.open(server.origin);
      await screen.sees('Đã đồng bộ', SYNCED);
      expect(await commandsOn(server, learner.learnerId)).toEqual(waiting);
      const attempts = await attemptsOn(server, learner.learnerId);
      expect(attempts).toMatchObject([{ submitted: true, answers: answered }]);
      const result = href('practiceResult', { id: STARTER.practice }, { attempt: attempts[0]?.id ?? '' });
      await screen.open(`${server.origin}${result}`);
      await screen.sees(/Đúng (?:trọn )?\d+\/\d+ câu/, '[data-testid="correct"]');
    });
  });
});
