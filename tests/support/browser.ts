import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, type BrowserContextOptions, chromium, firefox } from 'playwright';
import { chromiumLaunch, firefoxLaunch, HEADLESS_SHELL } from './launch-options.ts';

const run = promisify(execFile);

export type Engine = 'chromium' | 'headless-shell' | 'firefox';

export interface BrowserOptions {
  engine?: Engine;
  /** Profile to begin with, of a browser that is closed; a copy is used. */
  profile?: string;
  /** In place of a phone's. */
  context?: Pick<BrowserContextOptions, 'viewport' | 'locale' | 'timezoneId' | 'serviceWorkers'>;
  /** WAV file that Chromium's fake microphone plays. */
  speech?: string;
  /** Maximum time for a single step of a page, milliseconds. */
  patience?: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'vi-VN' };

/** A browser with its own profile, which survives a kill. */
export class KillableBrowser {
  readonly profile: string;
  private readonly engine: Engine;
  private readonly speech: string | undefined;
  private readonly patience: number;
  private readonly settings: BrowserContextOptions;
  private open: BrowserContext | null = null;

  private constructor(profile: string, options: BrowserOptions) {
    const { engine = 'chromium', speech, patience = 8_000, context } = options;
    this.profile = profile;
    this.engine = engine;
    this.speech = speech;
    this.patience = patience;
    this.settings = { ...PHONE, ...context };
  }

  static async create(options: BrowserOptions = {}): Promise<KillableBrowser> {
    const profile = await mkdtemp(join(tmpdir(), 'luyen-profile-'));
    if (options.profile) await cp(options.profile, profile, { recursive: true, verbatimSymlinks: true });
    return new KillableBrowser(profile, options);
  }

  get context(): BrowserContext {
    if (!this.open) throw new Error('the browser is not running');
    return this.open;
  }

  get isOpen(): boolean {
    return this.open !== null;
  }

  async launch(): Promise<BrowserContext> {
    this.open = await this.start();
    this.open.setDefaultTimeout(this.patience);
    return this.open;
  }

  /** kill -9 of every process of this browser. */
  async kill(): Promise<void> {
    const context = this.open;
    this.open = null;
    await this.killProcesses();
    await context?.close().catch(() => undefined);
  }

  async close(): Promise<void> {
    const context = this.open;
    this.open = null;
    await context?.close();
    // The headless shell may survive, and a second one could open the same profile.
    await this.killProcesses();
  }

  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private async killProcesses(): Promise<void> {
    // pkill exits with 1 when there was nothing to kill.
    await run('pkill', ['-9', '-f', this.profile]).catch(() => undefined);
  }

  private start(): Promise<BrowserContext> {
    if (this.engine === 'firefox') {
      return firefox.launchPersistentContext(this.profile, {
        ...this.settings,
        ...firefoxLaunch,
        channel: 'moz-firefox',
      });
    }
    const hears = this.speech ? [`--use-file-for-fake-audio-capture=${this.speech}`] : [];
    return chromium.launchPersistentContext(this.profile, {
      ...this.settings,
      ...chromiumLaunch,
      ...(this.engine === 'headless-shell' && { executablePath: HEADLESS_SHELL }),
      args: [...chromiumLaunch.args, ...hears],
      permissions: ['microphone'],
    });
  }
}
