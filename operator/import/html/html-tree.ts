import MarkdownIt from 'markdown-it';
import { cleaned } from '../clean.ts';
import { LIMITS } from '../limits.ts';
import { htmlTokens } from './html-tokens.ts';

export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

const { unescapeAll } = new MarkdownIt().utils;
const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'source',
  'wbr',
  'col',
  'embed',
  'link',
  'meta',
  'track',
  'area',
]);
/** Elements that a sibling of the same kind ends, and what they cannot leave by that. */
const ENDED_BY: Record<string, readonly string[]> = {
  li: ['li'],
  p: ['p', 'ul', 'ol', 'table', 'div', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'],
  td: ['td', 'th', 'tr'],
  th: ['td', 'th', 'tr'],
  tr: ['tr'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
};

/** Entities as all of HTML has them, by the list of markdown-it; one for a sign that no text should have is dropped. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/gi, (entity) => cleaned(unescapeAll(entity)));

const decoded = (attributes: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(Array.from(attributes, ([name, value]) => [name, decodeEntities(value)]));

/**
 * HTML as a tree, whatever its author left open or closed twice. Elements deeper than the limit count as if their tags
 * were not there; their text stays.
 */
export const htmlTree = (html: string): HtmlNode[] => {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  const open: HtmlElement[] = [root];
  for (const token of htmlTokens(html)) {
    const inner = open.at(-1) ?? root;
    if (token.kind === 'text') {
      inner.children.push(decodeEntities(token.text));
    } else if (token.kind === 'close') {
      const at = open.findLastIndex(({ name }) => name === token.name);
      if (at > 0) open.length = at;
    } else {
      while (ENDED_BY[open.at(-1)?.name ?? '']?.includes(token.name)) open.pop();
      const element = { name: token.name, attributes: decoded(token.attributes), children: [] };
      const isVoid = VOID.has(token.name);
      if (!isVoid && open.length > LIMITS.htmlDepth) continue;
      (open.at(-1) ?? root).children.push(element);
      if (!isVoid) open.push(element);
    }
  }
  return root.children;
};
