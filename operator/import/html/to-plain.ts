import { cutAtBlocks, tableRows } from './blocks.ts';
import { type Conversion, UNSHOWN } from './conversion.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { smallText } from './small-digits.ts';

const UNDERLINED = new Set(['u', 'ins']);

const wordsOf = (nodes: readonly HtmlNode[], conversion: Conversion, keepSpace: boolean): string =>
  nodes
    .map((node): string => {
      if (typeof node === 'string') return keepSpace ? node : node.replace(/[\s\u00a0]+/g, ' ');
      if (node.name === 'br') return '\n';
      if (UNSHOWN.has(node.name) || node.name === 'img') return '';
      const inner = wordsOf(node.children, conversion, keepSpace);
      if (node.name === 'sup' || node.name === 'sub') return smallText(node.name, inner);
      if (!UNDERLINED.has(node.name) || inner.trim() === '') return inner;
      conversion.losses.add('underlined words stand in [square brackets]');
      return `[${inner}]`;
    })
    .join('');

const blockOf = (element: HtmlElement, conversion: Conversion, keepSpace: boolean): string[] => {
  const inside = (nodes: readonly HtmlNode[]) => blocksOf(nodes, conversion, keepSpace);
  if (element.name === 'table')
    return [
      tableRows(element)
        .map((row) => row.map((cell) => inside(cell).join(' ').replaceAll('\n', ' ')).join(' | '))
        .join('\n'),
    ];
  if (element.name !== 'ul' && element.name !== 'ol') return inside(element.children);
  const items = element.children.filter((child): child is HtmlElement => typeof child !== 'string');
  const lines = items.map(
    (item) =>
      `- ${inside(item.name === 'li' ? item.children : [item])
        .join('\n')
        .replaceAll('\n', '\n  ')}`,
  );
  return [lines.join('\n')];
};

function blocksOf(nodes: readonly HtmlNode[], conversion: Conversion, keepSpace: boolean): string[] {
  return cutAtBlocks(nodes)
    .flatMap((piece) => {
      if (!Array.isArray(piece)) return blockOf(piece, conversion, keepSpace);
      const words = wordsOf(piece, conversion, keepSpace);
      return [
        keepSpace
          ? words
          : words
              .replace(/(?<! ) *\n */g, '\n')
              .replace(/ {2,}/g, ' ')
              .trim(),
      ];
    })
    .filter((block) => block.trim() !== '');
}

/** Converts HTML to plain text: blank lines between paragraphs, line breaks, one line per table row. */
export const plainOf = (nodes: readonly HtmlNode[], conversion: Conversion, keepSpace = false): string =>
  blocksOf(nodes, conversion, keepSpace).join(keepSpace ? '\n' : '\n\n');
