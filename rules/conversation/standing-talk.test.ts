import { describe, expect, it } from 'vitest';
import type { SceneAnswer } from '#contract/conversation.ts';
import type { Answered } from './scene-talk.ts';
import { compareTalks, type KeptTalk, type TalkVerdict, withoutHeard } from './standing-talk.ts';

const skip = { kind: 'skip' } as const;
const tap = { kind: 'meaning', meaning: 'yes', by: 'tap' } as const;
const heard = { text: 'yes please', unsure: [] };
const said = { kind: 'meaning', meaning: 'yes', by: 'voice', heard } as const;
const here = (at: number | null, ...answers: Answered[]): KeptTalk<Answered> => ({ answers, at });
const there = (at: number | null, ...answers: SceneAnswer[]): KeptTalk => ({ answers, at });

describe('a talk that was left on two devices', () => {
  it.each<[string, KeptTalk<Answered> | null, KeptTalk, TalkVerdict]>([
    ['nowhere', null, there(null), 'same'],
    ['only here', here(1, skip), there(null), 'stay'],
    ['only there', null, there(1, skip), 'bring'],
    ['newer there', here(1, skip), there(2, tap), 'bring'],
    ['newer here', here(2, skip), there(1, tap, skip), 'stay'],
    ['at once: what is here stays', here(1, skip), there(1, tap), 'stay'],
    [
      'the same by clocks that differ',
      here(1, said),
      there(2, { by: 'voice', meaning: 'yes', kind: 'meaning' }),
      'same',
    ],
    ['over here since', here(2), there(1, skip), 'stay'],
    ['over there since', here(1, skip), there(2), 'bring'],
    ['over on both', here(1), there(2), 'same'],
    ['over there, never begun here', null, there(2), 'same'],
    ['gone on with here, by a clock that is behind', here(1, skip, tap), there(2, skip), 'stay'],
    ['begun here by an earlier version, which noted no time', here(null, skip), there(2, tap), 'stay'],
    ['nothing here by an earlier version', here(null), there(2, tap), 'bring'],
  ])('%s', (_, one, other, verdict) => {
    expect(compareTalks(one, other)).toBe(verdict);
  });

  it('keeps what was heard on its device', () => {
    const free = { words: 'hi', by: 'voice', missions: [], line: { text: 'hello', voice: '/v' } } as const;
    const answers: Answered[] = [
      said,
      { kind: 'other', heard },
      skip,
      { kind: 'free', ...free, turn: null, isLast: false },
    ];
    expect(JSON.stringify(answers.map(withoutHeard))).not.toContain('please');
    expect(answers.map(withoutHeard).map(({ kind }) => kind)).toEqual(['meaning', 'other', 'skip', 'free']);
  });
});
