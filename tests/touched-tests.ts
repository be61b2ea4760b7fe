import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { codeFiles, importsOf } from './tree/source-files.ts';

/** A test that a change touches: the nearer, the likelier to see it. */
export interface TouchedTest {
  path: string;
  distance: number;
}

type Importers = Map<string, Set<string>>;

const TEST = /\.test\.tsx?$/;
/** All of the server passes through them: what a service test sees of a part of it, the calls that it makes tell. */
const SEES_ALL = new Set(['server/handlers.ts', 'server/app.ts']);
const CALLS = /^contract\/endpoints\/([\w-]+)\.ts$/;
const PATH = /path: '([^'{]+)/g;

function add(importers: Importers, of: string, importer: string): void {
  const known = importers.get(of);
  if (known) known.add(importer);
  else importers.set(of, new Set([importer]));
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Tests and kits of services "import" the areas whose calls they make, by path or by name. */
function addCalls(
  importers: Importers,
  files: readonly string[],
  sources: ReadonlyMap<string, string>,
): void {
  const kits = files.filter((path) => path.startsWith('tests/service/'));
  for (const path of files) {
    const name = CALLS.exec(path)?.[1];
    if (name === undefined) continue;
    const paths = [...(sources.get(path) ?? '').matchAll(PATH)].flatMap(([, found]) => found ?? []);
    const words = [...paths, `ENDPOINTS.${camelCase(name)}.`];
    const served = files.filter((file) => file.startsWith(`server/areas/${name}/`));
    for (const kit of kits) {
      if (!words.some((word) => sources.get(kit)?.includes(word))) continue;
      for (const file of [path, ...served]) add(importers, file, kit);
    }
  }
}

/** Who imports each file. */
function readImporters(): Importers {
  const files = codeFiles();
  const importers: Importers = new Map();
  const sources = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
  for (const path of files) {
    if (SEES_ALL.has(path)) continue;
    for (const { file } of importsOf(path)) if (file !== null) add(importers, file, path);
  }
  addCalls(importers, files, sources);
  return importers;
}

/** Tests that name what is no code: the file, or its folder. */
function testsNaming(path: string): string[] {
  const names = [basename(path), `'${path.split('/')[0]}'`, `/${basename(dirname(path))}/`];
  return codeFiles().filter((file) => {
    const source = TEST.test(file) ? readFileSync(file, 'utf8') : '';
    return names.some((name) => source.includes(name));
  });
}

/**
 * The tests that a change of these files touches, nearest first. Each step from a file to one that imports it is the longer,
 * the more do: what all of the app uses is no one's in particular.
 */
export function touchedTests(changed: readonly string[]): TouchedTest[] {
  const importers = readImporters();
  const distances = new Map<string, number>();
  const open = new Map<string, number>();
  for (const path of changed) {
    if (/\.tsx?$/.test(path)) open.set(path, 0);
    else for (const test of testsNaming(path)) open.set(test, 1);
  }
  for (;;) {
    const [nearest] = [...open].toSorted(([, a], [, b]) => a - b);
    if (!nearest) break;
    const [path, distance] = nearest;
    open.delete(path);
    distances.set(path, distance);
    const next = importers.get(path) ?? new Set();
    const step = 1 + Math.log2(Math.max(1, next.size));
    for (const importer of next) {
      if (distances.has(importer)) continue;
      open.set(importer, Math.min(open.get(importer) ?? Number.POSITIVE_INFINITY, distance + step));
    }
  }
  return [...distances]
    .filter(([path]) => TEST.test(path))
    .map(([path, distance]) => ({ path, distance }))
    .toSorted((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1));
}
