import { cutAtBlocks, tableRows } from './blocks.ts';
import { type Conversion, UNSHOWN } from './conversion.ts';
import { escapeInline, escapeLineStarts } from './escape-markdown.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { smallText } from './small-digits.ts';
import { plainOf } from './to-plain.ts';

/** Link targets that a pack allows. */
const LINK = /^(?:https:\/\/|mailto:|tel:)[^\s<>]+$/;
const BREAK = '\\\n';

const marked = (sign: string, inner: string): string => {
  const words = inner.trim();
  if (words === '') return inner;
  const from = inner.length - inner.trimStart().length;
  return `${inner.slice(0, from)}${sign}${words}${sign}${inner.slice(from + words.length)}`;
};

const shown = (kind: 'src' | 'data', element: HtmlElement): string =>
  element.attributes.get(kind) ??
  element.children
    .flatMap((child) => (typeof child === 'string' ? [] : [child.attributes.get('src')]))
    .find(Boolean) ??
  '';

/** @param strong whether the text is already bold */
const inlineOf = (nodes: readonly HtmlNode[], conversion: Conversion, strong = false): string =>
  nodes
    .map((node): string => {
      if (typeof node === 'string') return escapeInline(node.replace(/[\s\u00a0]+/g, ' '));
      const inner = (isStrong = strong) => inlineOf(node.children, conversion, isStrong);
      switch (node.name) {
        case 'br':
          return BREAK;
        case 'b':
        case 'strong':
        case 'u':
        case 'ins':
          return strong ? inner() : marked('**', inner(true));
        case 'i':
        case 'em':
        case 'cite':
          return marked('*', inner());
        case 'sup':
        case 'sub':
          return escapeInline(smallText(node.name, plainOf(node.children, conversion)));
        case 'a': {
          const href = node.attributes.get('href') ?? '';
          if (LINK.test(href)) return `[${inner()}](<${href}>)`;
          if (href !== '')
            conversion.losses.add('a link that leads nowhere outside was left out, its words stay');
          return inner();
        }
        case 'img':
        case 'audio': {
          const name = node.attributes.get('alt') || node.attributes.get('title') || '';
          const address = conversion.addressOf(shown('src', node));
          return `![${escapeInline(name.replace(/\s+/g, ' ')) || (node.name === 'img' ? 'Hình' : 'Âm thanh')}](${address})`;
        }
        default:
          if (UNSHOWN.has(node.name)) {
            conversion.losses.add(`<${node.name}> was left out`);
            return '';
          }
          return inner();
      }
    })
    .join('');

function withoutEndBreaks(text: string): string {
  let end = text.trimEnd();
  // The trimmed text may have started with the end of a line break.
  while (text.startsWith(BREAK, end.length - 1)) end = end.slice(0, -1).trimEnd();
  return end;
}

/** A paragraph: single spaces, no white space at its ends or around its breaks. */
const paragraphOf = (nodes: readonly HtmlNode[], conversion: Conversion): string => {
  const text = inlineOf(nodes, conversion)
    .replace(/(?<! ) *\\\n */g, BREAK)
    .replace(/ {2,}/g, ' ')
    .replace(/^(?:\s|\\\n)+/, '');
  return escapeLineStarts(withoutEndBreaks(text));
};

const indented = (text: string, first: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line && ' '.repeat(first.length) + line))
    .join('\n');

const listOf = (list: HtmlElement, conversion: Conversion): string => {
  const items = list.children.filter((child): child is HtmlElement => typeof child !== 'string');
  return items
    .map((item) => blocksOf(item.name === 'li' ? item.children : [item], conversion))
    .filter((blocks) => blocks.length > 0)
    .map((blocks, index) => indented(blocks.join('\n\n'), list.name === 'ol' ? `${index + 1}. ` : '- '))
    .join('\n');
};

const tableOf = (table: HtmlElement, conversion: Conversion): string => {
  const rows = tableRows(table).map((row) =>
    row.map((cell) =>
      blocksOf(cell, conversion)
        .join(' ')
        .replaceAll(BREAK, ' ')
        .replaceAll('\n', ' ')
        .replaceAll('|', '\\|'),
    ),
  );
  const width = Math.max(...rows.map((row) => row.length), 0);
  if (width === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n');
};

const preformatted = (element: HtmlElement, conversion: Conversion): string => {
  const text = plainOf(element.children, conversion, true).replace(/^\n+/, '').trimEnd();
  const fence = '`'.repeat(Math.max(3, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length + 1)));
  return text === '' ? '' : `${fence}\n${text}\n${fence}`;
};

const blockOf = (element: HtmlElement, conversion: Conversion): string[] => {
  switch (element.name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const text = paragraphOf(element.children, conversion).replaceAll(BREAK, ' ');
      return text === '' ? [] : [`### ${text}`];
    }
    case 'ul':
    case 'ol':
      return [listOf(element, conversion)];
    case 'table':
      return [tableOf(element, conversion)];
    case 'blockquote': {
      const inner = blocksOf(element.children, conversion).join('\n\n');
      return [inner.replace(/^/gm, '> ').replace(/ $/gm, '')];
    }
    case 'pre':
      return [preformatted(element, conversion)];
    case 'hr':
      return ['---'];
    default:
      return blocksOf(element.children, conversion);
  }
};

function blocksOf(nodes: readonly HtmlNode[], conversion: Conversion): string[] {
  return cutAtBlocks(nodes)
    .flatMap((piece) =>
      Array.isArray(piece) ? [paragraphOf(piece, conversion)] : blockOf(piece, conversion),
    )
    .filter((block) => block.trim() !== '');
}

/** Converts HTML to Markdown that our pages render; unsupported formatting is dropped, text never is. */
export const markdownOf = (nodes: readonly HtmlNode[], conversion: Conversion): string =>
  blocksOf(nodes, conversion).join('\n\n');

/** Plain text as Markdown without formatting. */
export const bareMarkdown = (plain: string): string =>
  escapeLineStarts(escapeInline(plain)).replace(/(?<!\n)\n(?!\n)/g, BREAK);
