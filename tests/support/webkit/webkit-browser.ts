import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#server/process/free-port.ts';
import { GJS, WEBKIT_DRIVER, XVFB } from '../launch-options.ts';

const BROWSER = join(import.meta.dirname, 'browser.js');
/** Maximum time for the driver to start, milliseconds. */
const START_LIMIT_MS = 30_000;
/** Maximum time for a script in the page, milliseconds. */
const SCRIPT_LIMIT_MS = 60_000;

const ENVIRONMENT = {
  TZ: 'Asia/Ho_Chi_Minh',
  // Without a sound card the audio clock would stand still: this output has one of its own.
  GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:MAX',
};

/** A screen that nobody sees. @returns its process and its name, such as `:1` */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await fetch(`${origin}/status`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await delay(50);
  }
}

/** WebKitGTK, the engine of Safari, with its own profile, which survives a kill. */
export class WebKitBrowser {
  readonly #profile: string;
  readonly #screen: ChildProcess;
  readonly #display: string;
  /** WebKitWebDriver; it leads the group of all processes of the browser. */
  #leader: ChildProcess | null = null;
  #driver: WebDriver | null = null;

  private constructor(profile: string, screen: ChildProcess, display: string) {
    this.#profile = profile;
    this.#screen = screen;
    this.#display = display;
  }

  static async create(): Promise<WebKitBrowser> {
    const { screen, display } = await startScreen();
    return new WebKitBrowser(await mkdtemp(join(tmpdir(), 'luyen-webkit-')), screen, display);
  }

  get driver(): WebDriver {
    if (!this.#driver) throw new Error('the browser is not running');
    return this.#driver;
  }

  async launch(): Promise<void> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    this.#leader = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
      env: { ...process.env, ...ENVIRONMENT, DISPLAY: this.#display },
      stdio: 'ignore',
      detached: true,
    });
    await untilReady(origin);
    this.#driver = await new Builder()
      .usingServer(origin)
      .withCapabilities({
        browserName: 'webkit-with-profile',
        'webkitgtk:browserOptions': { binary: GJS, args: ['-m', BROWSER, this.#profile] },
      })
      .build();
    await this.#driver.manage().setTimeouts({ script: SCRIPT_LIMIT_MS });
  }

  /** kill -9 of every process of this browser. */
  async kill(): Promise<void> {
    const leader = this.#leader;
    this.#leader = null;
    this.#driver = null;
    if (!leader?.pid) return;
    const exit = once(leader, 'exit');
    process.kill(-leader.pid, 'SIGKILL');
    await exit;
  }

  async dispose(): Promise<void> {
    await this.kill();
    this.#screen.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
