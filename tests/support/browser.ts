import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';

const run = promisify(execFile);

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

/** Chromium on a profile of its own, which survives being killed. */
export class KillableBrowser {
  readonly profile: string;
  private readonly args: string[];
  private open: BrowserContext | null = null;

  private constructor(profile: string, args: string[]) {
    this.profile = profile;
    this.args = args;
  }

  /** @param speech WAV file that the microphone hears */
  static async create(speech?: string): Promise<KillableBrowser> {
    const profile = await mkdtemp(join(tmpdir(), 'luyen-profile-'));
    const microphone = speech ? [`--use-file-for-fake-audio-capture=${speech}`] : [];
    return new KillableBrowser(profile, [...CHROMIUM_ARGS, ...microphone]);
  }

  get context(): BrowserContext {
    if (!this.open) throw new Error('the browser is not running');
    return this.open;
  }

  get isOpen(): boolean {
    return this.open !== null;
  }

  async launch(): Promise<BrowserContext> {
    this.open = await chromium.launchPersistentContext(this.profile, {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: this.args,
      permissions: ['microphone'],
      viewport: { width: 390, height: 844 },
      locale: 'vi-VN',
    });
    this.open.setDefaultTimeout(15_000);
    return this.open;
  }

  /** kill -9 of every process of this browser. */
  async kill(): Promise<void> {
    const context = this.open;
    this.open = null;
    // pkill ends with 1 when there was nothing to kill.
    await run('pkill', ['-9', '-f', this.profile]).catch(() => undefined);
    await context?.close().catch(() => undefined);
  }

  async dispose(): Promise<void> {
    await this.open?.close().catch(() => undefined);
    this.open = null;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
