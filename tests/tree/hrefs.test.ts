import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { PAGE_PATHS } from '#contract/pages.ts';
import { isAppPath } from '#server/seo/app-paths.ts';
import { projectFiles, type SourceFile, sourcesIn } from './source-files.ts';

/** Literals that look like a page's path but are not. */
const NO_LINKS: Readonly<Record<string, string>> = {
  'sw/our-file.ts': 'the file at the root, as the cache has it',
  'server/content/render-audio-pack.ts': 'names texts in the list of what is to be spoken',
};

/** Files that encode URLs by hand, and what they encode. */
const ENCODERS: Readonly<Record<string, string>> = {
  'contract/href.ts': 'addresses of pages',
  'server/engines/sms/http-sms-sender.ts': 'the address of the operator’s provider of messages',
  'src/platform/browser/cookies.ts': 'the value of a cookie',
  'src/platform/http/http.ts': 'addresses of the API',
};

const FIRST = [...new Set(Object.values(PAGE_PATHS).map((path) => path.split('/')[1] ?? ''))].filter(Boolean);
const BEGINS = new RegExp(`^/(?:${FIRST.join('|')})(?:[/?#]|$)`);
const PATTERN = new RegExp(`^\\^?\\\\/\\(?(?:${FIRST.join('|')})\\b`);
/** Quick check whether a source has such a literal or pattern at all. */
const QUICK = /["'`]\/|\\\//;
/** The home page, or a path assembled from parts: too short to be recognised by itself. */
const SHORT = /^\/(?:[?#]|$)/;
const templateSchema = z.array(z.object({ value: z.object({ raw: z.string() }) }));
const patternSchema = z.object({ pattern: z.string() });

/** Names of attributes, properties, functions and operands that hold a link. */
const LINKS = /^(?:back|href|link|next|path|to|absolute|assign|navigate|redirect|pathname)$/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Each node of a syntax tree with its ancestors, innermost first. */
function* nodesOf(tree: unknown, around: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (typeof tree !== 'object' || tree === null) return;
  if (isNode(tree)) yield [tree, around];
  const outer = isNode(tree) ? [tree, ...around] : around;
  for (const value of Object.values(tree)) yield* nodesOf(value, outer);
}

/** The beginning of a string literal or template, or a pattern's source. Null for other nodes. */
function beginningOf({ type, value, regex, quasis }: Node): string | null {
  if (type === 'TemplateLiteral') return templateSchema.parse(quasis)[0]?.value.raw ?? null;
  if (type !== 'Literal') return null;
  return typeof value === 'string' ? value : (patternSchema.safeParse(regex).data?.pattern ?? null);
}

/** `a`, or the `a` of `b.a`. */
const nameOf = (each: unknown): string => {
  if (!isNode(each)) return '';
  return typeof each.name === 'string' ? each.name : nameOf(each.property);
};

/** Whether a literal is used as a link. */
function leads([parent, ...around]: readonly Node[]): boolean {
  switch (parent?.type) {
    case 'ConditionalExpression':
    case 'JSXExpressionContainer':
    case 'LogicalExpression':
      return leads(around);
    case 'BinaryExpression':
      return [parent.left, parent.right].some((side) => LINKS.test(nameOf(side)));
    case 'CallExpression':
      return LINKS.test(nameOf(parent.callee));
    case 'JSXAttribute':
      return LINKS.test(nameOf(parent.name));
    case 'Property':
      return LINKS.test(nameOf(parent.key));
    default:
      return false;
  }
}

interface Found {
  path: string;
  line: number;
  text: string;
}

/** Page paths that are written out in a source. */
function writtenOut(path: string, source: string): Found[] {
  if (!QUICK.test(source)) return [];
  return [...nodesOf(parseSync(path, source).program)].flatMap(([each, around]) => {
    const text = beginningOf(each);
    if (text === null) return [];
    const isWritten = each.regex
      ? PATTERN.test(text)
      : BEGINS.test(text) || (SHORT.test(text) && leads(around));
    return isWritten ? [{ path, line: source.slice(0, each.start).split('\n').length, text }] : [];
  });
}

const sources = sourcesIn('contract', 'operator', 'rules', 'server', 'src', 'sw');

const encodersIn = (files: readonly SourceFile[]): string[] =>
  files.filter(({ source }) => source.includes('encodeURIComponent')).map(({ path }) => path);

/** Links in a text or a manifest. */
const linksIn = ({ path, source }: SourceFile) =>
  [...source.matchAll(/\]\((\/[^)\s#?]*)|"(?:start_url|url|action)": "(\/[^"#?]*)/g)].map(
    ([, ofText, ofManifest]) => ({ path, link: ofText ?? ofManifest ?? '' }),
  );
const leadsNowhere = ({ link }: { link: string }): boolean => !link.startsWith('/media/') && !isAppPath(link);

describe('page URLs', () => {
  it('are built by href, and written out nowhere else', () => {
    const found = sources
      // The contract has API paths that begin like those of some pages.
      .filter(({ path }) => !path.startsWith('contract/'))
      .flatMap(({ path, source }) => writtenOut(path, source));
    expect(found.filter(({ path }) => !Object.hasOwn(NO_LINKS, path))).toEqual([]);
    expect(Object.keys(NO_LINKS).filter((known) => !found.some(({ path }) => path === known))).toEqual([]);
  });

  it('are encoded in one place, like those of the API', () => {
    expect(encodersIn(sources).toSorted()).toEqual(Object.keys(ENCODERS).toSorted());
  });

  it('in texts and in the manifest point to existing pages', () => {
    const texts = projectFiles().filter((path) =>
      /^(?:src|content)\/.*\.(?:ts|md|yaml)$|\.webmanifest$/.test(path),
    );
    const links = texts.flatMap((path) => linksIn({ path, source: readFileSync(path, 'utf8') }));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(leadsNowhere)).toEqual([]);
  });
});

describe('the rule itself', () => {
  it.each([
    ['[Blog](/blog)', []],
    ['[Blog](/blogs)', ['/blogs']],
    ['"start_url": "/home?from=icon"', ['/home']],
    ['![Ong](/media/bee.jpg)', []],
  ])('%s leads nowhere: %j', (source, lost) => {
    const found = linksIn({ path: 'content/a.md', source }).filter(leadsNowhere);
    expect(found.map(({ link }) => link)).toEqual(lost);
  });

  it('finds an encoder', () => {
    const source = `const to = \`/blog/\${encodeURIComponent(slug)}\`;`;
    expect(encodersIn([{ path: 'src/a.ts', source }])).toEqual(['src/a.ts']);
  });

  it.each([
    ["const a = '/blog';", true],
    ["const a = '/blog?category=a';", true],
    [`const a = \`/lesson/\${id}\`;`, true],
    ['const a = /^\\/(my-course|lesson)/;', true],
    ['const a = <Link to="/">a</Link>;', true],
    ["const a = <Link to={b ? '/' : c}>a</Link>;", true],
    ["const a = { to: '/' };", true],
    [`const a = { to: \`/\${page}/\${id}\` };`, true],
    ["navigate('/');", true],
    ["const a = location.pathname === '/';", true],
    ["const a = text.split('/');", false],
    ["const a = '/blogs/exam';", false],
    ["const a = '/api/blog/a';", false],
    ["const a = href('blog');", false],
    ["import a from './blog/a.ts';", false],
  ])('%s: %s', (source, isFound) => {
    expect(writtenOut('a.tsx', source).length > 0).toBe(isFound);
  });
});
