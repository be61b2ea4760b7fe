import MarkdownIt from 'markdown-it';
import { Refused } from './faults.ts';
import type { Conversion } from './html/conversion.ts';
import { type HtmlNode, htmlTree } from './html/html-tree.ts';
import { bareMarkdown, markdownOf } from './html/to-markdown.ts';
import { plainOf } from './html/to-plain.ts';
import { LIMITS } from './limits.ts';

/** Format of a bank's text: HTML, HTML with significant line ends, Markdown, or plain. */
export type TextFormat = 'html' | 'moodle' | 'markdown' | 'plain';

/** A text of a bank, converted for a pack. */
export interface BankText {
  markdown: string;
  /** For places that do not render Markdown, such as options. */
  plain: string;
  /** What was lost in `markdown`. */
  losses: string[];
  /** What was additionally lost in `plain`. */
  plainLosses: string[];
  hasMedia: boolean;
}

const markdown = new MarkdownIt({ html: false, linkify: false });
const inRow = (text: string): string => text.replace(/\s+/g, '');

/** All visible words of Markdown. */
const readMarkdown = (text: string): string =>
  markdown
    .parse(text, {})
    .map(({ type, content, children }) =>
      type === 'inline'
        ? (children ?? []).map((child) => (child.type === 'image' ? '' : child.content)).join('')
        : type === 'fence' || type === 'code_block'
          ? content
          : '',
    )
    .join('');

const countMedia = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce<number>(
    (sum, node) =>
      typeof node === 'string'
        ? sum
        : sum + (node.name === 'img' || node.name === 'audio' ? 1 : countMedia(node.children)),
    0,
  );

const fromHtml = (html: string, addressOf: Conversion['addressOf']): BankText => {
  const nodes = htmlTree(html);
  const losses = new Set<string>();
  const plainLosses = new Set<string>();
  const written = markdownOf(nodes, { addressOf, losses });
  const plain = plainOf(nodes, { addressOf, losses: plainLosses });
  const hasMedia = countMedia(nodes) > 0;
  // Adjacent syntax may combine into something else; then preserve the words rather than the formatting.
  const words = plainOf(nodes.map(withoutLists), { addressOf, losses: new Set() }).replace(/[[\]|]/g, '');
  const isSame = hasMedia || inRow(readMarkdown(written).replace(/[[\]|]/g, '')) === inRow(words);
  if (!isSame) losses.add('the looks of the text were left out, its words stay');
  return {
    markdown: isSame ? written : bareMarkdown(plain),
    plain,
    losses: [...losses],
    plainLosses: [...plainLosses],
    hasMedia,
  };
};

/** List markers are not words. */
const withoutLists = (node: HtmlNode): HtmlNode =>
  typeof node === 'string'
    ? node
    : {
        ...node,
        name: node.name === 'ul' || node.name === 'ol' ? 'div' : node.name,
        children: node.children.map(withoutLists),
      };

const fromPlain = (plain: string): BankText => ({
  markdown: bareMarkdown(plain),
  plain,
  losses: [],
  plainLosses: [],
  hasMedia: false,
});

/** Converts a text of a bank. Throws `Refused` if it is too long or contains something a pack cannot show. */
export const bankText = (
  source: string,
  format: TextFormat,
  addressOf: Conversion['addressOf'],
): BankText => {
  if (source.length > LIMITS.textCharacters)
    throw new Refused(`a text is longer than ${LIMITS.textCharacters} characters`);
  const text = source.trim();
  switch (format) {
    case 'plain':
      return fromPlain(text);
    case 'html':
      return fromHtml(text, addressOf);
    case 'moodle':
      return fromHtml(text.replaceAll('\n', '<br>'), addressOf);
    case 'markdown': {
      const shown = fromHtml(markdown.render(text), addressOf);
      return { ...shown, markdown: text, losses: [] };
    }
  }
};
