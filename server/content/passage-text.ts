import MarkdownIt from 'markdown-it';
import { comparableAnswer } from '#rules/questions/answer-matching.ts';

const markdown = new MarkdownIt({ html: false, linkify: false });
const BREAKS = new Set(['softbreak', 'hardbreak']);

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Visible text of each paragraph, heading or cell of a Markdown text, with white space collapsed. */
const readBlocks = (text: string): string[] =>
  markdown
    .parse(text, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) =>
      inOneLine((children ?? []).map(({ type, content }) => (BREAKS.has(type) ? ' ' : content)).join('')),
    );

/** Normalises text to words separated and enclosed by spaces, without Markdown syntax or punctuation. */
const wordRow = (text: string): string =>
  ` ${comparableAnswer(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** A predicate for whether words occur consecutively in a passage, normalised like answers. */
export const passageSearch = (passage: string): ((words: string) => boolean) => {
  const row = wordRow(passage);
  return (words) => row.includes(wordRow(words));
};

/** A predicate for whether a quote occurs verbatim in one paragraph of a passage, ignoring white space. */
export const quoteSearch = (passage: string): ((quote: string) => boolean) => {
  const blocks = readBlocks(passage);
  return (quote) => blocks.some((block) => block.includes(inOneLine(quote)));
};
