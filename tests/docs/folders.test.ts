import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFiles } from '../tree/source-files.ts';

/** Folders whose subfolders each need a line; elsewhere that applies two levels down. */
const DEEP = [
  'server/areas',
  'server/domain',
  'server/engines',
  'src/features',
  'src/platform',
  'src/shared',
  'src/shared/speaking',
];

const folders = new Set(
  projectFiles().flatMap((path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);

/** The folders of the tree in ARCHITECTURE.md, by path: each line is indented by two spaces below its parent's. */
function namedFolders(): string[] {
  const [, tree = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('```\n');
  const parents: string[] = [];
  return [...tree.matchAll(/^((?: {2}){0,4})([\w.-]+)\/ +\S/gm)].map(([, indent = '', name = '']) => {
    parents.splice(indent.length / 2, Number.POSITIVE_INFINITY, name);
    return parents.join('/');
  });
}

const hasLine = (folder: string): boolean => {
  const parts = folder.split('/');
  return parts.length <= 2 || DEEP.includes(parts.slice(0, -1).join('/'));
};

it('ARCHITECTURE.md names every folder, and only existing ones', () => {
  const named = namedFolders();
  expect(new Set(named).size).toBe(named.length);
  const withoutLine = [...folders].filter((folder) => hasLine(folder) && !named.includes(folder));
  const gone = named.filter((folder) => !folders.has(folder));
  expect({ withoutLine, gone }).toEqual({ withoutLine: [], gone: [] });
});
