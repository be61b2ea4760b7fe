import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../tree/source-files.ts';

const files = projectFiles();
const folders = new Set(
  files.flatMap((path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
  }),
);

interface Row {
  term: string;
  /** A row may have two terms, such as `star, cup`: words of each. */
  names: string[][];
  paths: string[];
}

/** The rows of all tables; the last column says where. */
const ROWS = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Term |-)/.test(line))
  .map((line): Row => {
    const cells = line.split('|').map((cell) => cell.trim());
    const term = cells[1] ?? '';
    const names = term.split(', ').map((name) =>
      name
        .replaceAll(/['’]s\b|\(.*?\)/g, '')
        .toLowerCase()
        .split(/[ -]/)
        .filter((word) => word !== ''),
    );
    return {
      term,
      names,
      paths: [...(cells.at(-2) ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, path]) => path ?? []),
    };
  });

/** A word, and what it may be the plural of. */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/ies$/, 'y'),
  word.replace(/es$/, ''),
  word.replace(/s$/, ''),
];

const saysIn = (text: string, words: readonly string[]): boolean => {
  const said = new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .flatMap(formsOf),
  );
  return words.every((word) => formsOf(word).some((form) => said.has(form)));
};

/** Parts of a larger thing, declared in its file: the file says the word, its path does not. */
const IN_A_FILE = ['freeze', 'data offer', 'stored name'];

const isFound = ({ term, names, paths }: Row): boolean => {
  if (names.some((words) => paths.some((path) => saysIn(path, words)))) return true;
  return (
    IN_A_FILE.includes(term) && paths.some((path) => saysIn(readFileSync(path, 'utf8'), names[0] ?? [term]))
  );
};

describe('the glossary', () => {
  it('has each term once', () => {
    const terms = ROWS.map(({ term }) => term);
    expect(terms.length).toBeGreaterThan(150);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  it('names paths that exist', () => {
    const lost = ROWS.flatMap(({ term, paths }) =>
      (paths.length === 0 ? ['nowhere'] : paths)
        .filter((path) => !folders.has(path) && !files.includes(path))
        .filter((path) => ![...folders].some((folder) => matchesGlob(folder, path)))
        .filter((path) => !files.some((file) => matchesGlob(file, path)))
        .map((path) => `${term}: ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it('leads from each term to a path with its words', () => {
    expect(ROWS.filter((row) => !isFound(row)).map(({ term }) => term)).toEqual([]);
  });

  it('knows every folder of a subject', () => {
    const named = ROWS.flatMap(({ paths }) => paths);
    const names = new Set(ROWS.flatMap((row) => row.names.map((words) => words.join('-'))));
    const unknown = [...folders].filter((folder) => {
      const [, subject] =
        /^(?:rules|server\/areas|server\/domain|src\/features|src\/shared)\/([\w-]+)\/$/.exec(folder) ?? [];
      if (subject === undefined || formsOf(subject).some((form) => names.has(form))) return false;
      return !named.some((path) => path.startsWith(folder) || matchesGlob(folder, path));
    });
    expect(unknown).toEqual([]);
  });
});

it.each([
  ['src/shared/queries/', ['query'], true],
  ['server/domain/classes/', ['class'], true],
  ['contract/address.ts', ['address'], true],
  ['server/domain/study/study-events.ts', ['study', 'event'], true],
  ['src/features/learning-trial/', ['trial', 'lesson'], false],
])('%s is found by %s: %s', (path, words, expected) => {
  expect(saysIn(path, words)).toBe(expected);
});
