import { expect, test } from '@playwright/test';
import { OUTBOX } from '#src/messages/outbox.ts';
import { FaultProxy } from '../../chaos/fault-proxy.ts';
import { STARTER } from '../../support/starter.ts';
import { commandsOf } from '../../support/webkit/device-rows.ts';
import { inWebKit } from '../../support/webkit/in-webkit.ts';
import type { Screen } from '../../support/webkit/screen.ts';
import { commandsOn } from '../steps/server-rows.ts';

const OFFER = 'Có bản mới của Luyện';

/** States of the workers of the page. */
const workers = (screen: Screen): Promise<unknown> =>
  screen.run(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: registration?.active?.state ?? null, waiting: registration?.waiting?.state ?? null };
  });

test('a learner in Safari is offered a new version, accepts it, and keeps what waits to be sent', async () => {
  test.setTimeout(600_000);
  await inWebKit(async ({ server, learner, browser, screen }) => {
    const proxy = await FaultProxy.listen(() => server.port);
    try {
      // On a busy machine this WebKit never ends a transaction of a page that is left in the middle of one, and
      // all later ones wait for it. The app says so, and to close it: the learner does.
      const opensUntil = (seen: RegExp): Promise<void> =>
        expect(async () => {
          await screen.open(`${proxy.origin}/cho-gui`);
          await expect
            .poll(() => screen.text('#root'))
            .toMatch(new RegExp(`${seen.source}|${OUTBOX.lostTitle}`));
          if (seen.test(await screen.text('#root'))) return;
          await browser.kill();
          await browser.launch();
          throw new Error('the database does not respond');
        }).toPass({ timeout: 240_000 });
      await screen.signIn(proxy.origin, learner);
      await screen.openAndInstall(proxy.origin);

      const waiting = await test.step('an answer waits, because nothing reaches the server', async () => {
        await screen.open(`${proxy.origin}/practice/${STARTER.practice}`);
        await screen.sees('Câu 1/');
        proxy.arm('captive-portal', Number.POSITIVE_INFINITY);
        await screen.tap('[data-question] label:has(input[type="radio"])');
        await screen.sees(/^Đã lưu · 1 đang chờ gửi$/, '[data-question] [data-save]');
        return (await commandsOf(screen)).map(({ id }) => id);
      });
      await test.step('a new version is installed and waits until it is accepted', async () => {
        await opensUntil(/Đang chờ gửi \(1\)/);
        proxy.workerStamp = 'a new version';
        await screen.run(async () => {
          await (await navigator.serviceWorker.ready).update();
        });
        await expect.poll(() => screen.text('body'), { timeout: 60_000 }).toMatch(OFFER);
        await screen.run(() => {
          Object.assign(globalThis, { isOldPage: true });
        });
        expect(await workers(screen)).toEqual({ active: 'activated', waiting: 'installed' });
        await screen.press('Cập nhật');
        const isOldPage = () => screen.run(() => 'isOldPage' in globalThis).catch(() => true);
        await expect.poll(isOldPage).toBe(false);
        await expect.poll(() => workers(screen)).toEqual({ active: 'activated', waiting: null });
      });
      await test.step('the answer still waits, and arrives once', async () => {
        await opensUntil(/Đang chờ gửi \(1\)/);
        expect((await commandsOf(screen)).map(({ id }) => id)).toEqual(waiting);
        proxy.heal();
        // A page that opens sends what waits.
        await opensUntil(/Không có gì đang chờ/);
        expect(await commandsOn(server, learner.learnerId)).toEqual(waiting);
        expect(proxy.traffic.map(({ key }) => key)).toEqual(waiting);
      });
    } finally {
      await proxy.close();
    }
  });
});
