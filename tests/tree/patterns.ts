import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseSync } from 'vite';
import { z } from 'zod/mini';
import type { BuiltPattern } from './built-patterns.ts';
import { type SourceFile, sourcesIn } from './source-files.ts';

/** A regular expression in shipped code, with every place where it occurs. */
export interface Pattern {
  source: string;
  flags: string;
  places: string[];
}

/** Code that runs on the learner's device, on the server, or in the operator's command line. */
const SHIPS = ['contract', 'operator', 'rules', 'server', 'speech', 'src', 'sw'];

interface SyntaxNode {
  type: string;
  start: number;
}
const isNode = (value: object): value is SyntaxNode =>
  'type' in value && typeof value.type === 'string' && 'start' in value && typeof value.start === 'number';

const literal = z.object({
  type: z.literal('Literal'),
  regex: z.object({ pattern: z.string(), flags: z.string() }),
});
const construction = z.object({
  type: z.enum(['NewExpression', 'CallExpression']),
  callee: z.looseObject({ type: z.literal('Identifier'), name: z.literal('RegExp') }),
});

const MAY_BE_PATTERN = new Set(['Literal', 'NewExpression', 'CallExpression']);

/** Each node of a syntax tree, once. */
function* nodesOf(tree: unknown): Generator<SyntaxNode> {
  const open: unknown[] = [tree];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (isNode(next)) yield next;
    for (const value of Object.values(next)) if (typeof value === 'object') open.push(value);
  }
}

const placeIn = (path: string, source: string, offset: number): string =>
  `${path}:${source.slice(0, offset).split('\n').length}`;

interface Scan {
  literals: BuiltPattern[];
  /** Where patterns are created from strings. */
  constructions: string[];
}

export function scan({ path, source }: SourceFile): Scan {
  const found: Scan = { literals: [], constructions: [] };
  for (const each of nodesOf(parseSync(path, source).program)) {
    if (!MAY_BE_PATTERN.has(each.type)) continue;
    const place = placeIn(path, source, each.start);
    const asLiteral = literal.safeParse(each);
    if (asLiteral.success) {
      const { pattern, flags } = asLiteral.data.regex;
      found.literals.push({ place, source: pattern, flags });
    } else if (construction.safeParse(each).success) found.constructions.push(place);
  }
  return found;
}

const builtSchema = z.array(z.object({ place: z.string(), source: z.string(), flags: z.string() }));

/** Patterns that these files create from strings while they are loaded, packages excluded. */
function builtBy(files: readonly string[]): BuiltPattern[] {
  const output = execFileSync(process.execPath, ['tests/tree/built-patterns.ts', ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return builtSchema.parse(JSON.parse(output)).flatMap(({ place, ...pattern }) => {
    const [, path, line] = /file:\/\/(\/.*\.ts):(\d+):\d+/.exec(place) ?? [];
    if (path === undefined || path.includes('/node_modules/')) return [];
    return [{ ...pattern, place: `${relative('.', path)}:${line}` }];
  });
}

/**
 * Every pattern in shipped code, and every place that creates one only at run time.
 * @returns `unknown`: places that create patterns after their module has loaded
 */
export function shippedPatterns(): { patterns: Pattern[]; unknown: string[] } {
  const scans = sourcesIn(...SHIPS)
    .filter(({ path }) => !path.startsWith('speech/training/'))
    .map((file) => ({ path: file.path, ...scan(file) }));
  const making = scans.filter(({ constructions }) => constructions.length > 0).map(({ path }) => path);
  const built = builtBy(making);
  const known = new Set(built.map(({ place }) => place));
  const byText = new Map<string, Pattern>();
  for (const { place, source, flags } of [...scans.flatMap(({ literals }) => literals), ...built]) {
    const key = `/${source}/${flags}`;
    const pattern = byText.get(key) ?? { source, flags, places: [] };
    byText.set(key, { ...pattern, places: [...new Set([...pattern.places, place])] });
  }
  return {
    patterns: [...byText.values()],
    unknown: scans.flatMap(({ constructions }) => constructions).filter((place) => !known.has(place)),
  };
}
