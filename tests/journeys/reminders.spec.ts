import { createECDH, randomBytes } from 'node:crypto';
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { z } from 'zod/mini';
import type { PushPayload } from '#contract/push.ts';
import { type Account, register } from '../support/accounts.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { seeSynced } from './steps/see-synced.ts';

/** A browser's answer to a subscription: no push service can be reached from here. */
function newSubscription() {
  const receiver = createECDH('prime256v1');
  receiver.generateKeys();
  return {
    endpoint: `https://push.example.com/${randomBytes(12).toString('hex')}`,
    keys: {
      p256dh: receiver.getPublicKey('base64url', 'uncompressed'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

/** The only stand-in of this journey. */
const stubSubscribe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async () =>
      ({ ...subscription, options: {}, toJSON: () => subscription }) as unknown as PushSubscription;
  }, newSubscription());

const registrations = z.object({
  registrations: z.array(z.object({ registrationId: z.string(), scopeURL: z.string() })),
});

/** Delivers pushes to the service worker, as a push service would. */
async function pusherOf(
  page: Page,
  origin: string,
): Promise<(payload: Partial<PushPayload>) => Promise<void>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const own = registrations.parse(event).registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await found;
  return async (more) => {
    const payload: PushPayload = {
      v: 1,
      kind: 'streak',
      tag: 'streak',
      title: 'Còn 6 phút là xong bài hôm nay',
      body: 'Mở ra học tiếp nhé.',
      path: '/so-loi',
      at: Date.now(),
      ...more,
    };
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(payload),
    });
  };
}

/** What is shown now, and the buttons on it. */
const notifications = (page: Page): Promise<[title: string, actions: string][]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map((each) => {
      const actions: { title: string }[] = Reflect.get(each, 'actions');
      return [each.title, actions.map(({ title }) => title).join(', ')];
    });
  });

/** Presses the notification, or one of its buttons, in the service worker: no browser lets a test do it outside. */
async function press(context: BrowserContext, action: string): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (chosen) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    globalThis.dispatchEvent(
      new scope.NotificationEvent('notificationclick', { notification, action: chosen }),
    );
  }, action);
}

const settings = z.object({
  data: z.looseObject({ kinds: z.record(z.string(), z.boolean()), devices: z.number() }),
});

async function settingsOn({ origin }: ServerProcess, { token }: Account) {
  const answer = await fetch(`${origin}/api/push/settings`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return settings.parse(await answer.json()).data;
}

test('a learner chooses reminders with no network, is reminded, and puts one off', async ({
  page,
  context,
  server,
  faultProxy: proxy,
}) => {
  const offline = async (isOffline: boolean): Promise<void> => {
    proxy.cut = isOffline;
    await context.setOffline(isOffline);
  };
  const account = await register(server);
  await signInContext(context, proxy.origin, account);
  await context.grantPermissions(['notifications'], { origin: proxy.origin });
  await stubSubscribe(context);
  const choice = page.getByRole('checkbox', { name: 'Luyện mỗi ngày' });

  await test.step('turns them on for this device', async () => {
    await page.goto(`${proxy.origin}/nhac-nho`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: 'Bật trên máy này' }).click();
    await expect(page.getByText('Máy này đang nhận thông báo.')).toBeVisible();
    await expect(page.getByText('1 máy của bạn đang nhận thông báo.')).toBeVisible();
    await expectAccessible(page, '/nhac-nho');
  });

  await test.step('chooses with no network, and the server learns of it later', async () => {
    await offline(true);
    await choice.check();
    await expect(page.getByText('Đã lưu trên máy, đang chờ gửi')).toBeVisible();
    await page.reload();
    await expect(choice).toBeChecked();
    expect((await settingsOn(server, account)).kinds).toMatchObject({ streak: false });
    await offline(false);
    await expect
      .poll(() => settingsOn(server, account))
      .toMatchObject({ kinds: { streak: true }, devices: 1 });
  });

  const push = await pusherOf(page, proxy.origin);

  await test.step('a reminder opens its page in the window that runs', async () => {
    await push({});
    await expect
      .poll(() => notifications(page))
      .toEqual([['Còn 6 phút là xong bài hôm nay', 'Luyện ngay, Nhắc lại sau 1 giờ']]);
    await press(context, 'practise');
    await expect(page).toHaveURL(`${proxy.origin}/so-loi`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await expect.poll(() => notifications(page)).toEqual([]);
  });

  await test.step('it is put off with no network, and the server learns of it later', async () => {
    await push({});
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await offline(true);
    await press(context, 'snooze');
    await expect(page.getByTestId('sync')).toContainText('1 đang chờ');
    await offline(false);
    await expect.poll(() => proxy.traffic.map(({ operation }) => operation)).toContain('push.snooze');
    await seeSynced(page);
  });
});
