import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

const read = (pattern: RegExp) =>
  codeFiles()
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

const appTests = read(/^src\/.*\.test\.tsx?$/);
const journeys = read(/^tests\/journeys\/.*\.spec\.ts$/);

const having = (found: RegExp): string[] =>
  appTests.filter(({ source }) => found.test(source)).map(({ path }) => path);

/** Tests that stub `fetch` themselves, because they need responses that the API contract does not have. */
const OWN_FETCH: Readonly<Record<string, string>> = {
  'src/app/layout/stored-age.test.tsx': 'answers that come from a cache, late or not at all',
  'src/features/account/api/logout.test.ts': 'a page of the network in the place of the answer',
  'src/features/exam-taking/components/once-player.test.tsx': 'media',
  'src/features/privacy/model/download-export.test.ts': 'a file that breaks off',
  'src/platform/http/credentials.test.ts': 'headers alone, of every kind of endpoint',
  'src/platform/http/fetch-file.test.ts': 'files',
  'src/platform/http/http.test.ts': 'what is not our envelope',
  'src/platform/http/time-limits.test.ts': 'answers that do not come, or come slowly',
  'src/platform/offline/connectivity.dom.test.ts': 'a page of the network in the place of the answer',
  'src/platform/offline/saved-texts.test.ts': 'pages and pictures',
  'src/platform/outbox/sending/transport.test.ts': 'answers that break off, and older servers',
  'src/shared/download/downloader.dom.test.ts': 'media',
  'src/shared/download/fetch-media.dom.test.ts': 'media',
  'src/shared/reading-report/reading-report.test.tsx': 'media beside the API',
  'src/shared/reading-report/speech-model.dom.test.ts': 'media',
};
/** Tests of the cache or the router itself, with nothing rendered. */
const OWN_WORLD = ['src/app/take-over.test.tsx', 'src/app/watch-maintenance.test.ts'];

it('app tests use the API of tests/support/fake-api.ts', () => {
  const own = having(/stubGlobal\('fetch'|spyOn\(\w+, 'fetch'\)|carrier\.send/);
  expect(own).toEqual(Object.keys(OWN_FETCH));
});

it('app tests use the cache and router of tests/support/render-app.tsx', () => {
  expect(having(/new QueryClient\(|MemoryRouter|RouterProvider/)).toEqual(OWN_WORLD);
});

it('app tests use assertions that can fail, such as toBeVisible', () => {
  expect(having(/\.(?:toBeTruthy|toBeDefined|toBeInTheDocument)\(\)/)).toEqual([]);
});

it('tests that share their modules with others mock none', () => {
  const shared = read(/^(?!tests\/tree\/test-kits)(?!.*\.dom\.test).*\.test\.ts$/);
  const mocking = shared.filter(({ source }) => /vi\.(?:do)?(?:un)?mock\(|resetModules/i.test(source));
  expect(mocking.map(({ path }) => path)).toEqual([]);
});

it('the title of a journey says who does what', () => {
  const titles = journeys.flatMap(({ source }) =>
    [...source.matchAll(/^\s*test\((['`])(?<title>.*?)\1/gm)].map(({ groups }) => groups?.title ?? ''),
  );
  expect(titles.length).toBeGreaterThanOrEqual(journeys.length);
  const people = /^an? (?:attacker|guest|learner|reader|teacher|\$\{role\}) /;
  expect(titles.filter((title) => !people.test(title))).toEqual([]);
});
