import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { storedName } from '#contract/protocol/stored-names.ts';
import { OPERATIONS } from '#src/platform/outbox/queue/operations.ts';
import { codeFiles } from './source-files.ts';

/** Calls that the specification names and the app has no use for, and why. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  'health.ready': 'asked by what watches the server, not by people',
  'account.register': 'registers for programs; the app registers by auto-register with its code',
  'blog.exam': 'for pages outside the app; the app lists the same articles by their tag',
  'course.freeTrialLessons': 'for pages outside the app; a course’s infos mark the same lessons',
  'practice.detailQuestion': 'the device keeps the whole result, which opens each question with no network',
  'examResult.teacherResult': 'what teachers gave is in the same kept result',
  'vip.isTutorVip': 'for the embedded view’s host; the app learns all four from is-vip at once',
  'address.wards': 'nothing lies below a ward since 1 July 2025',
  'speech.scoreV2': 'for programs with an access key; the app sends readings as answers',
  'speech.scoreV3': 'for programs with an access key; the app sends readings as answers',
  'speech.speechToText': 'for programs with an access key; talks are written down when they are graded',
  'speech.graphemeToPhoneme': 'for programs with an access key; the server adds sounds where words are saved',
  'speech.translate': 'for programs with an access key; the app translates by /translation/translate',
};

const appFiles = codeFiles()
  .filter((path) => /^(?:src|sw)\//.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

/** The names by which the app imports from a module of the contract. */
function importedFrom(file: string): Set<string> {
  const pattern = /import \{(?<names>[^}]*)\} from '#(?<module>contract\/[\w-]+\.ts)'/g;
  const names = appFiles.flatMap(({ source }) =>
    [...source.matchAll(pattern)].flatMap(({ groups }) =>
      groups?.module === file ? (groups.names ?? '').split(',') : [],
    ),
  );
  return new Set(names.map((name) => name.trim().split(' ')[0] ?? ''));
}

/** The endpoints that the app imports by their own names. */
async function importedEndpoints(): Promise<Set<unknown>> {
  const files = codeFiles().filter((path) => /^contract\/[\w-]+\.ts$/.test(path) && !path.includes('.test.'));
  const found = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
      return [...importedFrom(file)].flatMap((name) => module[name] ?? []);
    }),
  );
  return new Set(found.flat());
}

/** Whether the app names the call in the list of all, or by an area of which it calls each. */
const isNamed = (area: string, operation: string): boolean =>
  appFiles.some(
    ({ path, source }) =>
      path !== 'src/platform/outbox/queue/operations.ts' &&
      (new RegExp(`ENDPOINTS\\.${area}\\.${operation}\\b`).test(source) ||
        source.includes(`ENDPOINTS.${area}[`)),
  );

const isQueued = (name: string): boolean =>
  Object.hasOwn(OPERATIONS, name) &&
  appFiles.some(
    ({ path, source }) => path !== 'src/platform/outbox/queue/operations.ts' && source.includes(`'${name}'`),
  );

it('each call of the contract has a caller in the app, or a reason for having none', async () => {
  const imported = await importedEndpoints();
  const uncalled = Object.entries(ENDPOINTS).flatMap(([area, calls]) =>
    Object.entries(calls)
      .filter(
        ([operation, endpoint]) =>
          !imported.has(endpoint) &&
          !isNamed(area, operation) &&
          !isQueued(storedName(`${area}.${operation}`)),
      )
      .map(([operation]) => `${area}.${operation}`),
  );
  expect(uncalled.toSorted()).toEqual(Object.keys(NOT_CALLED).toSorted());
});
