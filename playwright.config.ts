import { defineConfig } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch } from './tests/support/launch-options.ts';

/** Safari's engine, which Playwright cannot drive as Debian has it. */
const WEBKIT = 'webkit/*.spec.ts';

/** Journeys in which browsers differ: storage, sound, workers, focus, hydration. The rest is the same code in each. */
const FIREFOX = [
  'blocked-storage.spec.ts',
  'dialogs-by-keyboard.spec.ts',
  'listening-exam.spec.ts',
  'offline-practice.spec.ts',
  'offline-pronunciation.spec.ts',
  'open-a-shared-link.spec.ts',
  'score-on-the-device.spec.ts',
  'upgrade.spec.ts',
  'worker.spec.ts',
  'two-devices.spec.ts',
];

/** Journeys: what a person does, in a real browser against the real server, which each file starts for itself. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/journeys/steps/prepare-server.ts',
  outputDir: 'test-results/journeys',
  // Each test has a server and browsers of its own, and waits for most of its time: for sound, for timers, for a restart.
  // Three keep the two cores of a small machine busy.
  fullyParallel: true,
  workers: 3,
  // How long is long depends on the machine and on what else it does; nothing here measures speed.
  timeout: 240_000,
  // A browser that stalls on a busy machine costs one journey, not the whole run. What passes only then is printed as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./tests/support/print-failed-page.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    // What is not there by then does not come: a journey that fails should not take its whole time.
    actionTimeout: 90_000,
    // What was done, said and fetched, the second time; recorded each time it would take a tenth of the run.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: 'chromium', testIgnore: WEBKIT, use: { browserName: 'chromium', launchOptions: chromiumLaunch } },
    // Driven by tests/support/webkit; Playwright only runs its tests.
    {
      name: 'webkit',
      testMatch: WEBKIT,
      expect: { timeout: 60_000 },
      use: { screenshot: 'off', trace: 'off' },
    },
    {
      name: 'firefox',
      testMatch: FIREFOX,
      testIgnore: WEBKIT,
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefoxLaunch },
    },
  ],
});
