import { textNodes } from '#src/platform/browser/text-nodes.ts';

const SPACE = /\s/u;
/** What marks emphasis in a text's source and is not there once it has been rendered. */
const MARKS = /[*_`]/g;

const withoutSpace = (text: string): string => text.replace(/\s+/gu, '');

/**
 * Where the words of a quote stand in a rendered text, from their first letter to their last; null where they don't.
 * White space makes no difference, nor does where one paragraph, cell or emphasised word ends and the next begins.
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
