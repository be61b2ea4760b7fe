import { defineConfig } from 'vitest/config';

const SPEECH = 'server/engines/speech/**/*.test.ts';
/** Tests that need a document, its storage, or modules that nobody has used before. */
const IN_BROWSER = 'src/**/*.{test.tsx,dom.test.ts}';

/** Another time at which the rules and services run: ISO, with its offset. */
const { CLOCK } = process.env;
const clock = CLOCK ? { provide: { clockOffset: Date.parse(CLOCK) - Date.now() } } : {};

/** As long as `vi.waitFor` and tests of screens wait: how long something takes depends on the machine and its load. */
const patient = { expect: { poll: { timeout: 15_000 } } };
const PATIENT_WAITS = 'tests/support/patient-waits.ts';

/**
 * Unit tests beside the source and service tests; journeys and faults run in a real browser instead. How long a test may
 * take is no measure of speed: a machine may have other work. Without isolation, files share the modules they load, which
 * takes a third of the time otherwise; none may mock one.
 */
export default defineConfig({
  test: {
    // One more than the cores of a small machine: services wait for their database and for processes.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{contract,rules,server,operator,sw,bench,build}/**/*.test.ts',
            'tests/{chaos,tree,docs}/**/*.test.ts',
          ],
          exclude: [SPEECH],
          setupFiles: ['tests/service/whole-run-clock.ts', PATIENT_WAITS],
          ...patient,
          ...clock,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'speech',
          environment: 'node',
          include: ['{speech,tests/speech}/**/*.test.ts', SPEECH],
          // As it is, without Vite's transform, in which what computes for long takes three times as long.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'client',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: [IN_BROWSER],
          // Files share modules: the database of a device has to be there before it is first loaded.
          setupFiles: ['fake-indexeddb/auto', 'tests/support/undo-stubs.ts', PATIENT_WAITS],
          ...patient,
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'happy-dom',
          // A window for each file without a thread for each file: half the time.
          pool: 'vmThreads',
          include: [IN_BROWSER],
          setupFiles: ['tests/support/set-up-screens.ts', PATIENT_WAITS],
          ...patient,
          // What is on screen goes before what it stands on.
          sequence: { hooks: 'list' },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          include: ['tests/service/**/*.test.ts'],
          globalSetup: ['tests/service/global-setup.ts'],
          // Some tests have a device, too; its database has to be there before it is first loaded.
          setupFiles: ['fake-indexeddb/auto', 'tests/service/whole-run-clock.ts', PATIENT_WAITS],
          ...patient,
          ...clock,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pages',
          environment: './tests/pages/screen-beside-server.ts',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: ['tests/service/global-setup.ts'],
          setupFiles: ['tests/support/set-up-screens.ts', 'fake-indexeddb/auto'],
          // What is on screen goes before what it stands on.
          sequence: { hooks: 'list' },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
