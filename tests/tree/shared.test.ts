import { expect, it } from 'vitest';
import { codeFiles, importsOf } from './source-files.ts';
import { zoneOf } from './zones.ts';

/** Folders for code with several users. The platform is separate by its nature, not by who uses it. */
const SHARED = /^(?:server\/domain|src\/(?:messages|shared|ui))\//;

/** Files with one user that stay where they are, and why. */
const ONE_USER: Readonly<Record<string, string>> = {
  'server/domain/credentials/password-index-worker.ts': 'runs as a thread of its own, named by its address',
  'src/shared/reading-report/reading-report.tsx':
    'the report as a whole; drills, practices and the learning report show parts of it',
};

/** Shared files that are unused or used by only one other zone; files used within their own zone are ignored. */
function withOneUser(imports: readonly { from: string; file: string }[]): string[] {
  const users = Map.groupBy(imports, ({ file }) => file);
  const files = new Set(imports.flatMap(({ from, file }) => [from, file]));
  return [...files]
    .filter((file) => SHARED.test(file))
    .flatMap((file) => {
      const zones = new Set((users.get(file) ?? []).map(({ from }) => zoneOf(from)));
      const [only] = zones;
      return zones.size === 0 || (zones.size === 1 && only !== zoneOf(file)) ? [file] : [];
    })
    .toSorted();
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

it('files in shared places have more than one user', () => {
  const imports = codeFiles()
    .filter((path) => !isTest(path))
    .flatMap((from) => importsOf(from).flatMap(({ file }) => (file === null ? [] : [{ from, file }])));
  expect(withOneUser(imports)).toEqual(Object.keys(ONE_USER).toSorted());
});

it.each([
  ['one feature', ['src/features/blog/a.ts'], true],
  ['two features', ['src/features/blog/a.ts', 'src/features/home/b.ts'], false],
  ['a neighbour alone', ['src/shared/exam/items.ts'], false],
  ['another shared thing', ['src/shared/questions/views.tsx'], true],
])('a shared file that %s uses', (_, users, isFound) => {
  const imports = users.map((from) => ({ from, file: 'src/shared/exam/paths.ts' }));
  expect(withOneUser(imports).includes('src/shared/exam/paths.ts')).toBe(isFound);
});
