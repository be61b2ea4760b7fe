import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#rules/text/markdown.ts';
import { findQuote } from './find-quote.ts';

const PASSAGE = `
## Bees

Lena Ortiz had *always* wanted
bees. The **town council** was worried.

- Nobody   was stung.
- The town has flowers.

| Month | Honey |
|---|---|
| May | 3 kg |
`;
const passage = (): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderMarkdown(PASSAGE).html;
  return root;
};

describe('findQuote', () => {
  it.each([
    ['within one text', 'had always', 'had always'],
    ['over a line break and emphasis', 'always wanted bees. The town', 'always wanted\nbees. The town'],
    ['with other white space', ' Nobody was\n stung. ', 'Nobody   was stung.'],
    ['over two paragraphs', 'was worried. Nobody', 'was worried.\n\nNobody'],
    ['over two cells', 'May 3 kg', 'May\n3 kg'],
    ['as its source marks it', 'The **town council** was', 'The town council was'],
    ['up to the last letter', '3 kg', '3 kg'],
  ])('finds a quote %s', (_, quote, expected) => {
    const found = findQuote(passage(), quote)?.toString();
    expect(found?.split(/\s+/)).toEqual(expected.split(/\s+/));
    expect(found?.trim()).toBe(found);
  });

  it.each([
    ['other words', 'Lena Ortiz wanted'],
    ['another case', 'LENA ORTIZ'],
    ['nothing', ' '],
    ['marks alone', '**'],
  ])('finds no %s', (_, quote) => {
    expect(findQuote(passage(), quote)).toBeNull();
  });
});
