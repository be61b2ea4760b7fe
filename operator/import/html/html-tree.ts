import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { cleaned } from '../clean.ts';
import { Refused } from '../faults.ts';
import { LIMITS } from '../limits.ts';

export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

/** Elements whose content is not readable text; the tree contains them empty. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'title', 'svg', 'math']);

/** Drops entities for forbidden characters, since our placeholders stand for gaps. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/gi, (entity) => cleaned(decodeHTMLStrict(entity)));

/** A < without a following > does not start a tag, but the parser would drop what follows. */
const withTextAtEnd = (html: string): string => {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end) + html.slice(end).replaceAll('<', '&lt;');
};

/**
 * Parses HTML to a tree, even if tags are left open or closed twice. Elements deeper than the limit are
 * empty; their content follows them. Throws `Refused` if the HTML ends inside a tag.
 */
export const htmlTree = (html: string): HtmlNode[] => {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  /** Stack of open elements. */
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  let isInTag = false;
  const parser = new Parser(
    {
      onopentagname() {
        isInTag = true;
      },
      onopentag(name, written) {
        isInTag = false;
        const attributes = new Map(Object.entries(written).map(([key, value]) => [key, decoded(value)]));
        const element: HtmlElement = { name, attributes, children: [] };
        innermost().children.push(element);
        if (UNREAD.has(name)) open.push({ ...element, children: [] });
        else open.push(open.length > LIMITS.htmlDepth ? innermost() : element);
      },
      ontext: (text) => void innermost().children.push(decoded(text)),
      onclosetag: () => void open.pop(),
    },
    { decodeEntities: false },
  );
  parser.end(withTextAtEnd(html));
  if (isInTag) throw new Refused('its HTML ends inside a tag');
  return root.children;
};
