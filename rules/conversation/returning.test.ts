import { describe, expect, it } from 'vitest';
import type { SceneMeaning, SceneRecord } from '#contract/conversation.ts';
import { openingOf, rememberedMeanings } from './returning.ts';
import type { Said } from './scene-talk.ts';

const line = (text: string) => ({ text, vi: '', voice: '' });
const scene = {
  start: 'greeting',
  turns: [{ id: 'greeting', say: line('First'), again: null, expect: [], fallback: null, end: null }],
  returning: [
    { say: line('Tea again'), said: 'tea', end: null },
    { say: line('You left'), said: null, end: 'open' as const },
    { say: line('Hello again'), said: null, end: null },
  ],
};
type Last = SceneRecord['last'];

describe('the opening', () => {
  it.each<[string, number, Last, string]>([
    ['is as written on a first visit', 0, undefined, 'First'],
    ['refers to what was said', 1, { end: 'good', meanings: ['tea'] }, 'Tea again'],
    ['refers to how it ended', 1, { end: 'open', meanings: [] }, 'You left'],
    ['refers to nothing that was not said', 1, { end: 'good', meanings: ['cake'] }, 'Hello again'],
    ['refers to nothing where nothing is known', 1, undefined, 'Hello again'],
    ['is another one the next time', 2, { end: 'good', meanings: ['tea'] }, 'Hello again'],
    ['is as written when all others were heard', 2, undefined, 'First'],
    ['begins again after that', 3, undefined, 'Hello again'],
  ])('%s', (_, visits, last, expected) => {
    expect(openingOf(scene, { visits, ...(last && { last }) }).text).toBe(expected);
  });

  it('is as written in scenes of earlier servers', () => {
    const { returning: _, ...earlier } = scene;
    expect(openingOf(earlier, { visits: 3 }).text).toBe('First');
  });
});

it('remembers what was chosen or heard without a doubt', () => {
  const meaning = (id: string): SceneMeaning => ({
    ...{ id, vi: '', sentences: [], slots: [], is_negative: false },
    ...{ reply: null, next: '' },
  });
  const unsure = [{ start: 0, end: 3 }];
  const said: Said[] = [
    { by: 'learner', meaning: meaning('chosen'), isSpoken: false },
    { by: 'learner', meaning: meaning('heard'), isSpoken: true, heard: { text: 'A tea', unsure: [] } },
    { by: 'learner', meaning: meaning('unsure'), isSpoken: true, heard: { text: 'Tea', unsure } },
    { by: 'learner', meaning: meaning('unknown'), isSpoken: true },
    { by: 'missed', heard: { text: 'Tea', unsure: [] } },
    { by: 'learner', meaning: meaning('chosen'), isSpoken: false },
  ];
  expect(rememberedMeanings(said)).toEqual(['chosen', 'heard']);
});
