import type { HtmlElement, HtmlNode } from './html-tree.ts';

const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr td th ul'.split(
    ' ',
  ),
);

const isBlock = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' && (BLOCKS.has(node.name) || node.children.some(isBlock));

/** Splits siblings into block elements and the inline runs between them, in order. */
export const cutAtBlocks = (nodes: readonly HtmlNode[]): (HtmlElement | HtmlNode[])[] => {
  const cut: (HtmlElement | HtmlNode[])[] = [];
  for (const node of nodes) {
    const last = cut.at(-1);
    if (isBlock(node)) cut.push(node);
    else if (Array.isArray(last)) last.push(node);
    else cut.push([node]);
  }
  return cut;
};

/** Rows of a table with the nodes of their cells, including those inside thead and tbody. */
export const tableRows = (table: HtmlElement): HtmlNode[][][] =>
  table.children.flatMap((child): HtmlNode[][][] => {
    if (typeof child === 'string') return [];
    if (child.name !== 'tr') return tableRows(child);
    const cells = child.children.filter(
      (cell): cell is HtmlElement => typeof cell !== 'string' && (cell.name === 'td' || cell.name === 'th'),
    );
    return cells.length === 0 ? [] : [cells.map((cell) => cell.children)];
  });
