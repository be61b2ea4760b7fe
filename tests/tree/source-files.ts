import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A file with its text: of the project, or made up to see that a rule refuses it. */
export interface SourceFile {
  path: string;
  source: string;
}

export interface Import {
  /** As written: `./a.ts`, `#src/platform/http/http.ts`, `react`. */
  specifier: string;
  /** Path below the repository's root; null for a package. */
  file: string | null;
  /** A type-only import. */
  typeOnly: boolean;
}

/** Every file of the project that git tracks or would add, by path. */
export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path));

export const codeFiles = (): string[] => projectFiles().filter((path) => /\.tsx?$/.test(path));

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Code in some folders of the root, without its tests. */
export const sourcesIn = (...folders: readonly string[]): SourceFile[] =>
  codeFiles()
    .filter((path) => folders.includes(path.split('/')[0] ?? '') && !isTest(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

/** What a file imports, re-exports or lazy-loads. */
export const importsOf = (path: string): Import[] => importsIn({ path, source: readFileSync(path, 'utf8') });

export function importsIn({ path, source }: SourceFile): Import[] {
  const { module } = parseSync(path, source);
  const found: { specifier: string; typeOnly: boolean }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    found.push({ specifier: moduleRequest.value, typeOnly });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, typeOnly: isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = source.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])(.*)\1$/.exec(written)?.[2];
    for (const specifier of literal === undefined ? [] : specifiersOf(path, literal))
      found.push({ specifier, typeOnly: false });
  }
  return found.map((each) => ({ ...each, file: fileOf(path, each.specifier) }));
}

/** What is imported by a name with parts that are computed: each file that it fits. */
function specifiersOf(from: string, literal: string): string[] {
  const pattern = literal.replace(/\$\{[^}]*\}/g, '*');
  if (pattern === literal) return [literal];
  const folder = posix.dirname(from);
  return globSync(posix.join(folder, pattern)).map((path) => `./${posix.relative(folder, path)}`);
}

function fileOf(from: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : null;
}
