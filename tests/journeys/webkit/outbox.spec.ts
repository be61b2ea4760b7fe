import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bundle } from '../../support/bundle.ts';
import { STARTER, starterQuestion } from '../../support/starter.ts';
import { commandsOf } from '../../support/webkit/device-rows.ts';
import { inWebKit } from '../../support/webkit/in-webkit.ts';
import type { QueuedWork } from '../../support/webkit/queue-answers-page.ts';
import { attemptsOn, commandsOn } from '../steps/server-rows.ts';

/** As long as a week of practice without a network. */
const COUNT = 50;
const TITLE = `Đang chờ gửi (${COUNT})`;
const FILLER = join(import.meta.dirname, '../../support/webkit/queue-answers-page.ts');

declare const queueAnswers: (work: QueuedWork) => Promise<void>;

test('a learner with fifty answers waiting in Safari loses none to a reload or a kill', async () => {
  await inWebKit(async ({ server, learner, browser, screen }) => {
    const queue = `${server.origin}/cho-gui`;

    await test.step('fifty answers are saved while the server is gone', async () => {
      const work: QueuedWork = {
        owner: learner.learnerId,
        practiceId: STARTER.practice,
        questionId: await starterQuestion('free_text'),
        count: COUNT,
      };
      await screen.signIn(server.origin, learner);
      await screen.openAndInstall(queue);
      await server.stop();
      await browser.driver.executeScript(await bundle(FILLER, 'iife'));
      await screen.run((given) => queueAnswers(given), work);
      await screen.sees(TITLE);
    });
    const ids = (await commandsOf(screen)).map(({ id }) => id).toSorted();
    expect(ids).toHaveLength(COUNT);

    await test.step('they survive a reload and a kill', async () => {
      await screen.open(queue);
      await screen.sees(TITLE);
      await browser.kill();
      await browser.launch();
      await screen.open(queue);
      await screen.sees(TITLE);
      expect((await commandsOf(screen)).map(({ id }) => id).toSorted()).toEqual(ids);
    });
    await test.step('without Background Sync, the open page sends each of them once', async () => {
      await server.start();
      await screen.press('Gửi ngay');
      await screen.sees('Không có gì đang chờ');
      expect(await commandsOn(server, learner.learnerId)).toEqual(ids);
      const attempts = await attemptsOn(server, learner.learnerId);
      expect(attempts.map(({ answers }) => answers)).toEqual(ids.map(() => 1));
    });
  });
});
