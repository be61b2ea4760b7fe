import { describe, expect, it } from 'vitest';
import { decideTurn } from './decide-turn.ts';
import type { HeardWords } from './heard-words.ts';
import type { LikelyMeaning } from './likeness/likely-meanings.ts';

const MEANINGS = [
  { id: 'tea', sentences: ['A tea, please.'] },
  { id: 'coffee', sentences: ['A coffee, please.'] },
];
const words = (chances: Record<string, number>, rest: Partial<HeardWords> = {}): HeardWords => ({
  text: 'a cup of something',
  isReliable: true,
  likely: Object.entries(chances).map(([id, chance]): LikelyMeaning => ({ id, chance, isTurned: false })),
  ...rest,
});
const turned = (chance: number): HeardWords => words({}, { likely: [{ id: 'tea', chance, isTurned: true }] });
const heard = (meaning: string) => ({ kind: 'heard', meaning }) as const;
const unsure = (...candidates: string[]) => ({ kind: 'unsure', candidates }) as const;

describe('a turn is decided', () => {
  it.each([
    ['by the words', words({ tea: 0.8, coffee: 0.1 }), null, heard('tea')],
    [
      'by asking, if they are like two meanings',
      words({ tea: 0.5, coffee: 0.3 }),
      null,
      unsure('tea', 'coffee'),
    ],
    ['by asking about one alone', words({ tea: 0.6, coffee: 0.02 }), null, unsure('tea')],
    ['as something else', words({ tea: 0.2, coffee: 0.1 }), null, { kind: 'other' }],
    [
      'by the alignment, where it seconds the words',
      words({ tea: 0.3, coffee: 0.1 }),
      heard('tea'),
      heard('tea'),
    ],
    [
      'by asking, where the alignment is sure of another',
      words({ tea: 0.8 }),
      heard('coffee'),
      unsure('tea', 'coffee'),
    ],
    ['by asking, where the sense is perhaps the opposite', turned(0.9), null, unsure('tea')],
    ['by asking, where only the alignment is not sure', words({}), unsure('coffee'), unsure('coffee')],
    ['by the alignment alone, where nobody wrote it down', null, heard('tea'), heard('tea')],
    ['as silence, where there are no words', words({}, { text: '' }), null, { kind: 'silence' }],
    [
      'as not clear, where the words are not sure',
      words({ tea: 0.2 }, { isReliable: false }),
      null,
      { kind: 'unclear' },
    ],
    [
      'by asking, where they are not sure but like a meaning',
      words({ tea: 0.9 }, { isReliable: false }),
      null,
      unsure('tea'),
    ],
    [
      'as a question back',
      words({ tea: 0.9 }, { text: 'Can you repeat that?' }),
      null,
      { kind: 'askedBack' },
    ],
  ] as const)('%s', (_, said, aligned, expected) => {
    expect(decideTurn({ words: said, aligned, meanings: MEANINGS })).toEqual(expected);
  });

  it('as what is expected, where a question back is one of the meanings', () => {
    const meanings = [{ id: 'repeat', sentences: ['Could you repeat that, please?'] }];
    const said = words({ repeat: 0.9 }, { text: 'Can you repeat that?' });
    expect(decideTurn({ words: said, aligned: null, meanings })).toEqual(heard('repeat'));
  });
});
