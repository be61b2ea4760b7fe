import MarkdownIt from 'markdown-it';
import { comparableAnswer } from '#rules/questions/answer-matching.ts';

const markdown = new MarkdownIt({ html: false, linkify: false });
const BREAKS = new Set(['softbreak', 'hardbreak']);

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is read of each paragraph, heading or cell of a Markdown text, white space collapsed. */
const readBlocks = (text: string): string[] =>
  markdown
    .parse(text, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) =>
      inOneLine((children ?? []).map(({ type, content }) => (BREAKS.has(type) ? ' ' : content)).join('')),
    );

/** Text as a row of comparable words with a space at both ends; Markdown's signs and punctuation fall away. */
const wordRow = (text: string): string =>
  ` ${comparableAnswer(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** A test for whether words occur one after another in a passage, as answers are compared. */
export const passageSearch = (passage: string): ((words: string) => boolean) => {
  const row = wordRow(passage);
  return (words) => row.includes(wordRow(words));
};

/** A test for whether a quote stands in one paragraph of a passage exactly as it is read there, white space apart. */
export const quoteSearch = (passage: string): ((quote: string) => boolean) => {
  const blocks = readBlocks(passage);
  return (quote) => blocks.some((block) => block.includes(inOneLine(quote)));
};
