import { test } from '@playwright/test';
import { type Account, activateCourse, register } from '../accounts.ts';
import { ServerProcess } from '../server-process.ts';
import { STARTER } from '../starter.ts';
import { Screen } from './screen.ts';
import { WebKitBrowser } from './webkit-browser.ts';

/** A learner of the starter course with a server and a fresh WebKit of their own. */
export interface Scene {
  server: ServerProcess;
  learner: Account;
  browser: WebKitBrowser;
  screen: Screen;
}

/** Runs a journey in WebKit, which Playwright cannot drive; a failure leaves a picture of the screen. */
export async function inWebKit(
  journey: (scene: Scene) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const server = await ServerProcess.create(settings);
  const browser = await WebKitBrowser.create();
  try {
    const learner = await register(server);
    await activateCourse(server, learner, STARTER.course);
    await browser.launch();
    await journey({ server, learner, browser, screen: new Screen(browser) });
  } catch (error) {
    const picture = await browser.driver.takeScreenshot().catch(() => null);
    if (picture)
      await test.info().attach('screen', { body: Buffer.from(picture, 'base64'), contentType: 'image/png' });
    throw error;
  } finally {
    await browser.dispose();
    await server.dispose();
  }
}
