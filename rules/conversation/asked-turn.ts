import type { SceneMeaning } from '#contract/conversation.ts';

interface Line {
  text: string;
}
interface Asked {
  say: Line;
  again: Line | null;
  expect: readonly (Pick<SceneMeaning, 'id' | 'sentences' | 'slots' | 'is_negative'> & {
    reply: Line | null;
  })[];
}

/** A turn as its answers are compared with it: the partner's lines, and what may be said. */
export const askedTurn = ({ say, again, expect }: Asked) => ({
  asked: [say.text, ...(again ? [again.text] : [])],
  meanings: expect.map(({ id, sentences, slots, is_negative, reply }) => ({
    id,
    sentences,
    slots,
    isNegative: is_negative,
    reply: reply?.text ?? null,
  })),
});
