import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFiles, type SourceFile } from './source-files.ts';

const read = (pattern: RegExp) =>
  codeFiles()
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

const appTests = read(/^src\/.*\.test\.tsx?$/);
const journeys = read(/^tests\/journeys\/.*\.spec\.ts$/);

const having = (found: RegExp, files: readonly SourceFile[] = appTests): string[] =>
  files.filter(({ source }) => found.test(source)).map(({ path }) => path);

const OF_FETCH = /stubGlobal\('fetch'|spyOn\(\w+, 'fetch'\)|apiTransport\.send/;
const OF_WORLD = /new QueryClient\(|MemoryRouter|RouterProvider/;
const ALWAYS_TRUE = /\.(?:toBeTruthy|toBeDefined|toBeInTheDocument)\(\)/;
const MOCKING = /vi\.(?:do)?(?:un)?mock\(|resetModules/i;

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
/** Tests of the cache or the router itself. */
const OWN_WORLD = [
  'src/app/hydrate-page.test.tsx',
  'src/app/pages/access-unknown-page.test.tsx',
  'src/app/watch-maintenance.test.ts',
];

it('app tests use the API of tests/support/fake-api.ts', () => {
  const own = having(OF_FETCH);
  expect(own).toEqual(Object.keys(OWN_FETCH));
});

it('app tests use the cache and router of tests/support/render-app.tsx', () => {
  expect(having(OF_WORLD)).toEqual(OWN_WORLD);
});

it('app tests use assertions that can fail, such as toBeVisible', () => {
  expect(having(ALWAYS_TRUE)).toEqual([]);
});

it('tests that share their modules with others mock none', () => {
  const shared = read(/^(?!tests\/tree\/test-kits)(?!.*\.dom\.test).*\.test\.ts$/);
  expect(having(MOCKING, shared)).toEqual([]);
});

const titlesOf = ({ source }: SourceFile): string[] =>
  [...source.matchAll(/^\s*test\((['`])(?<title>.*?)\1/gm)].map(({ groups }) => groups?.title ?? '');
const isOfNobody = (title: string): boolean =>
  !/^an? (?:attacker|guest|learner|reader|teacher|\$\{role\}) /.test(title);

it('the title of a journey says who does what', () => {
  const titles = journeys.flatMap(titlesOf);
  expect(titles.length).toBeGreaterThanOrEqual(journeys.length);
  expect(titles.filter(isOfNobody)).toEqual([]);
});

it.each([
  [OF_FETCH, "vi.stubGlobal('fetch', answer)"],
  [OF_WORLD, 'render(<MemoryRouter>{page}</MemoryRouter>)'],
  [ALWAYS_TRUE, 'expect(button).toBeInTheDocument();'],
  [MOCKING, "vi.mock('./clock.ts');"],
])('%s finds %s', (pattern, source) => {
  expect(having(pattern, [{ path: 'src/a.test.tsx', source }])).toEqual(['src/a.test.tsx']);
});

it('finds a journey of nobody', () => {
  const source = "test('the page opens', async () => {});\ntest('a guest reads a page', async () => {});";
  expect(titlesOf({ path: 'a.spec.ts', source }).filter(isOfNobody)).toEqual(['the page opens']);
});
