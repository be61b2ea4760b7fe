import { defineConfig } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch } from './tests/support/launch-options.ts';

/** Journeys: what a person does, in a real browser against the real server, which each file starts for itself. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/journeys/steps/prepare-server.ts',
  outputDir: 'test-results/journeys',
  // Each test has a server and browsers of its own; two share the cores of a small machine without waiting idly.
  fullyParallel: true,
  workers: 2,
  // How long is long depends on the machine and on what else it does; nothing here measures speed.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    // What was done, said and fetched; pictures and copies of every page on the way would take a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumLaunch } },
    {
      name: 'firefox',
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefoxLaunch },
    },
  ],
});
