import type { NotebookCard } from '#contract/notebook.ts';

/** Texts of a card in which the server looks too. */
function textsOf(card: NotebookCard): string[] {
  if (card.kind === 'word') return [card.word.word, card.word.meaning ?? ''];
  const { content } = card.question;
  return [content.prompt, 'text' in content ? content.text : '', card.exercise];
}

/** Whether a card has what is looked for, capitals aside; every card has nothing. */
export const matchesSearch = (card: NotebookCard, search: string): boolean => {
  const wanted = search.toLowerCase();
  return textsOf(card).some((text) => text.toLowerCase().includes(wanted));
};
