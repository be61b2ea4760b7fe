import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { register } from '../tests/support/accounts.ts';
import { chromiumLaunch } from '../tests/support/launch-options.ts';
import { operate } from '../tests/support/operate.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { signInContext } from '../tests/support/sign-in-page.ts';
import { chooseLevel } from '../tests/support/speaking-level.ts';
import { bringMicrophone } from '../tests/support/speaking-microphone.ts';

/** A learner at a page of the speaking room, who speaks by `speakInto`. */
interface SpeakingSetDetail {
  browser: Browser;
  page: Page;
  session: CDPSession;
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/**
 * Opens a page of the room on a phone's screen, and consents to what it asks first.
 * @param prepare is called before the page is opened
 */
export async function inSpeakingRoom<Result>(
  path: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
  measure: (room: SpeakingSetDetail) => Promise<Result>,
): Promise<Result> {
  const server = await ServerProcess.create();
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const account = await register(server);
    await operate(server, 'grant', account.phone, 'vip:speaking');
    await chooseLevel(server, account);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' });
    await context.grantPermissions(['microphone']);
    await signInContext(context, server.origin, account);
    await bringMicrophone(context);
    await prepare(context);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(server.origin + path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await button(page, 'Đồng ý cho gửi bản ghi âm').click();
    return await measure({ browser, page, session: await context.newCDPSession(page) });
  } finally {
    await browser.close();
    await server.dispose();
  }
}
