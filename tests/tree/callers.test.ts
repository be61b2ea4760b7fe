import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { OperationName } from '#contract/protocol/endpoints.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { codeFiles, importsIn, type SourceFile, sourcesIn } from './source-files.ts';

/** Calls of the product (docs/product.md, point 7) that the app does not use, and why. */
const NOT_CALLED: Readonly<Partial<Record<OperationName, string>>> = {
  'health.ready': 'asked by what watches the server, not by people',
  'account.register': 'registers for programs; the app registers by auto-register with its code',
  'blog.exam': 'for pages outside the app; the app lists the same articles by their tag',
  'courseTrial.freeTrialLessons': 'for pages outside the app; a course’s infos mark the same lessons',
  'practice.detailQuestion': 'the device keeps the whole result, which opens each question with no network',
  'examResult.teacherResult': 'what teachers gave is in the same kept result',
  'tutoring.syllabusLesson': 'for links to one lesson from elsewhere; the app has each with its syllabus',
  'vip.isTutorVip': 'for the embedded view’s host; the app learns all four from is-vip at once',
  'address.wards': 'nothing lies below a ward since 1 July 2025',
  'speech.scoreV2': 'for programs with an access key; the app sends readings as answers',
  'speech.scoreV3': 'for programs with an access key; the app sends readings as answers',
  'speech.translate': 'for programs with an access key; the app translates by /translation/translate',
};

const appFiles = sourcesIn('src', 'sw');

/** Whether the app names the call via `ENDPOINTS`, or uses each call of its area. */
const isNamed = (area: string, operation: string, files: readonly SourceFile[] = appFiles): boolean =>
  files.some(
    ({ source }) =>
      new RegExp(`(?<!typeof )ENDPOINTS\\.${area}\\.${operation}\\b`).test(source) ||
      source.includes(`ENDPOINTS.${area}[`),
  );

it('every call of the contract has a caller in the app, or a listed reason for having none', () => {
  const uncalled = EVERY_ENDPOINT.filter(({ area, name }) => !isNamed(area, name)).map(
    ({ operation }) => operation,
  );
  expect(uncalled.toSorted()).toEqual(Object.keys(NOT_CALLED).toSorted());
});

const importsDefinition = (file: SourceFile): boolean =>
  importsIn(file).some(({ file: imported }) => imported?.startsWith('contract/endpoints/'));

it('calls are named via ENDPOINTS, never imported from the file that defines them', () => {
  const lists = /^contract\/(?:endpoints\/|protocol\/areas\.ts$)/;
  const direct = codeFiles()
    .filter((path) => !lists.test(path))
    .filter((path) => importsDefinition({ path, source: readFileSync(path, 'utf8') }));
  expect(direct).toEqual([]);
});

const usesLazy = ({ source }: SourceFile): boolean =>
  /\blazy\(/.test(source) && /\blazy\b[^;]*from 'react'/.test(source);

it('parts of the app are loaded with further attempts, never by React’s own `lazy`', () => {
  const direct = appFiles.filter(({ path }) => path !== 'src/platform/browser/load-part.ts').filter(usesLazy);
  expect(direct.map(({ path }) => path)).toEqual([]);
});

it.each([
  ['names a call', 'call(ENDPOINTS.blog.list)', [true, false, false]],
  ['names its type alone', 'BodyOf<typeof ENDPOINTS.blog.list>', [false, false, false]],
  ['names another', 'call(ENDPOINTS.blog.listAll)', [false, false, false]],
  ['imports its definition', "import { list } from '#contract/endpoints/blog.ts'", [false, true, false]],
  ['loads a part', "import { lazy } from 'react'; const Page = lazy(load)", [false, false, true]],
])('sees that a file %s', (_, source, seen) => {
  const file = { path: 'src/features/a.ts', source };
  expect([isNamed('blog', 'list', [file]), importsDefinition(file), usesLazy(file)]).toEqual(seen);
});
