export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)/iy;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements whose content is no text to be read; they are left out with it. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'title', 'svg', 'math']);

/** Where the tag that begins at `from` ends, its > included; -1 when it never does. Quoted > do not count. */
const tagEnd = (html: string, from: number): number => {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
};

const attributesOf = (inner: string): Map<string, string> =>
  new Map(
    Array.from(inner.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );

/** Where reading goes on after something that ends with `end`; the text's end when that is missing. */
const after = (html: string, end: string, from: number): number => {
  const at = html.indexOf(end, from);
  return at < 0 ? html.length : at + end.length;
};

/**
 * Cuts HTML into tags and text, once from front to back. Comments and declarations are left out, and of elements that
 * are not read (scripts, styles) only the opening tag is told; a < that begins no tag is text.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const lower = html.toLowerCase();
  let at = 0;
  let text = '';
  while (at < html.length) {
    const next = html.indexOf('<', at);
    text += html.slice(at, next < 0 ? html.length : next);
    if (next < 0) break;
    if (html.startsWith('<!--', next)) {
      at = after(html, '-->', next + 4);
      continue;
    }
    if (html[next + 1] === '!' || html[next + 1] === '?') {
      at = after(html, '>', next);
      continue;
    }
    TAG.lastIndex = next;
    const [start, slash, written = ''] = TAG.exec(html) ?? [];
    const end = start === undefined ? next + 1 : tagEnd(html, next + start.length);
    if (start === undefined || end < 0) {
      at = end < 0 ? html.length : end;
      text += html.slice(next, at);
      continue;
    }
    if (text !== '') yield { kind: 'text', text };
    text = '';
    const name = written.toLowerCase();
    at = end;
    if (slash === '/') yield { kind: 'close', name };
    else {
      yield { kind: 'open', name, attributes: attributesOf(html.slice(next + start.length, end - 1)) };
      if (!UNREAD.has(name)) continue;
      if (html[end - 2] !== '/') at = after(html, '>', after(lower, `</${name}`, end) - 1);
      yield { kind: 'close', name };
    }
  }
  if (text !== '') yield { kind: 'text', text };
}
