import type { NotebookCard } from '#contract/notebook.ts';

/** Texts of a card that the server searches too. */
function textsOf(card: NotebookCard): string[] {
  if (card.kind === 'word') return [card.word.word, card.word.meaning ?? ''];
  if (card.kind === 'sound') return [card.sound.ipa, ...card.sound.words.map(({ text }) => text)];
  const { content } = card.question;
  return [content.prompt, 'text' in content ? content.text : '', card.exercise];
}

/** Whether a card contains the search text, ignoring case; an empty search matches every card. */
export const matchesSearch = (card: NotebookCard, search: string): boolean => {
  const needle = search.toLowerCase();
  return textsOf(card).some((text) => text.toLowerCase().includes(needle));
};
