import { readFileSync } from 'node:fs';
import type { PageName } from '#contract/pages.ts';
import { importsIn } from '../tree/source-files.ts';

const APP = readFileSync('src/app/pages.ts', 'utf8');
const LINK = /\bhref\(([^{)]*)/g;
const links = new Map<string, Set<string>>();

interface Module {
  links: readonly string[];
  imports: readonly string[];
}
const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const read = {
    links: [...source.matchAll(LINK)].flatMap(([, said = '']) =>
      [...said.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    ),
    imports: importsIn({ path: file, source }).flatMap(({ file: next, typeOnly }) =>
      next === null || typeOnly ? [] : [next],
    ),
  };
  modules.set(file, read);
  return read;
}

/** Pages that modules or anything they import link to; the layout is looked at as it is rendered. */
function linksOf(files: readonly string[]): Set<string> {
  const [open, seen, found] = [[...files], new Set<string>(), new Set<string>()];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !file.startsWith('src/') || file.startsWith('src/app/layout/')) continue;
    seen.add(file);
    const read = readModule(file);
    for (const link of read.links) found.add(link);
    open.push(...read.imports);
  }
  return found;
}

/** Pages that a page links to. */
export function linkedFrom(name: PageName): Set<string> {
  const known = links.get(name);
  if (known) return known;
  const [row = ''] = new RegExp(`^  ${name}: [^]*?\\n  (?:\\},|(?=\\w))`, 'm').exec(APP) ?? [];
  const files = [...row.matchAll(/import\('(?:#src|\.)\/([^']+)'\)/g)].map(([at, path]) =>
    at.includes('#src') ? `src/${path}` : `src/app/${path}`,
  );
  const found = linksOf(files);
  links.set(name, found);
  return found;
}
