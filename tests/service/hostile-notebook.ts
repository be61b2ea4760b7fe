import { expect } from 'vitest';
import type { SavedWord } from '#contract/notebook.ts';
import type { TestLearner } from './learner.ts';
import { notebookOf } from './notebook-calls.ts';
import type { Answer, Service } from './service.ts';

/** The notebook's fields with hostile text: those that store it, and those that reject it. */
export function notebookWith(
  service: Service,
  learner: TestLearner,
  text: { HOSTILE: string; SHORT: string },
) {
  const { clock, read, review, remove, saveWord } = notebookOf(service);
  const { HOSTILE, SHORT } = text;

  /** A saved word as the notebook returns it. */
  async function savedWith(word: string, more: Partial<SavedWord>): Promise<SavedWord | null> {
    expect((await saveWord(learner, word, { ...clock(), ...more })).status).toBe(200);
    const [card] = (await read(learner, 'scope=all&limit=1')).cards;
    return card?.kind === 'word' ? card.word : null;
  }
  const stores = (word: string, more: Partial<SavedWord>) => async (): Promise<[unknown, unknown]> => [
    await savedWith(word, more),
    expect.objectContaining({ word, ...more }),
  ];
  const kept: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
    'notebook.words.word': stores(SHORT, {}),
    'notebook.words.meaning': stores('hive', { meaning: HOSTILE }),
    'notebook.words.ipa': stores('hive', { ipa: SHORT }),
    'notebook.words.context': stores('hive', { context: HOSTILE }),
    'notebook.words.source.title': stores('hive', { source: { title: HOSTILE, path: '/practice/x' } }),
  };
  const refused: Record<string, () => Promise<Answer>> = {
    'notebook.review.card_id': () => review(learner, 3, { card_id: SHORT }),
    'notebook.remove.card_id': () => remove(learner, SHORT),
  };
  return { kept, refused };
}
