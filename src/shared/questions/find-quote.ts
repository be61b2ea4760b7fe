import { textNodes } from '#src/platform/browser/text-nodes.ts';

const SPACE = /\s/u;
/** Markdown emphasis in a text's source, which is gone once it has been rendered. */
const MARKS = /[*_`]/g;

const withoutSpace = (text: string): string => text.replace(/\s+/gu, '');

/**
 * The range of a quote in a rendered text, from its first letter to its last; null if it is not there.
 * Ignores white space, and the borders of paragraphs, cells and emphasised words.
 */
export function findQuote(root: Node, quote: string): Range | null {
  const letters: { node: Text; at: number }[] = [];
  let words = '';
  for (const node of textNodes(root)) {
    for (const [at, letter] of node.data.split('').entries()) {
      if (SPACE.test(letter)) continue;
      letters.push({ node, at });
      words += letter;
    }
  }
  for (const wanted of new Set([withoutSpace(quote), withoutSpace(quote.replace(MARKS, ''))])) {
    const begin = words.indexOf(wanted);
    const first = letters[begin];
    const last = letters[begin + wanted.length - 1];
    if (wanted === '' || !first || !last) continue;
    const range = document.createRange();
    range.setStart(first.node, first.at);
    range.setEnd(last.node, last.at + 1);
    return range;
  }
  return null;
}
