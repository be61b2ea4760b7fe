import { describe, expect, it } from 'vitest';
import type { FollowUp, NoticedFollowUp } from '#contract/speaking.ts';
import { chooseFollowUp, hasReason } from './follow-up.ts';
import { isHeard } from './heard-phrases.ts';

const line = (when: FollowUp['when'], text: string, words: string[] = []): FollowUp => ({
  ...{ when, text, words },
  ...{ vi: '', voice: '' },
});
const SHORT = line('short', 'What would a visitor notice first?');
const REASON = line('no_reason', 'How did your family come to live there?');
const RIVER = line('heard', 'You mentioned the water.', ['river', 'rivers', 'boat', 'rice field']);
const ALL = [SHORT, REASON, RIVER];

describe('the follow-up', () => {
  it.each<[string, string | null, number | null, 1 | 3, FollowUp | null]>([
    [
      'a word of the author was heard',
      'I grew up near a river because my dad fishes there every day.',
      13,
      1,
      RIVER,
    ],
    ['it counts before a short answer', 'Near a river.', 3, 1, RIVER],
    ['a short answer', 'In Hue.', 2, 1, SHORT],
    ['the same length with its reason', 'I like it because it is calm.', 7, 1, SHORT],
    [
      'in Part 3 more is expected',
      'I think it is because many people move to the big cities to find work.',
      15,
      3,
      SHORT,
    ],
    [
      'in Part 1 that is enough',
      'I think it is because many people move to the big cities to find work.',
      15,
      1,
      null,
    ],
    [
      'no reason',
      'I grew up in Hue, and I live there with my parents and my two little sisters.',
      17,
      1,
      REASON,
    ],
    [
      'a river that is not there',
      "We don't have a river, because it is a dry place in the hills far from the sea.",
      18,
      1,
      null,
    ],
    ['without words: a short sound', null, 8, 1, SHORT],
    ['without words: a long sound', null, 40, 1, null],
    ['nothing is known', null, null, 1, null],
    ['Vietnamese names do no harm', 'Tôi lớn lên ở Huế', 5, 1, SHORT],
  ])('%s', (_, transcript, words, part, expected) => {
    expect(chooseFollowUp(ALL, { transcript, words }, part, new Set())).toBe(expected);
  });

  it('is never asked twice', () => {
    const answer = { transcript: 'Near a river.', words: 3 };
    expect(chooseFollowUp(ALL, answer, 1, new Set([RIVER.text]))).toBe(SHORT);
    expect(chooseFollowUp(ALL, answer, 1, new Set([RIVER.text, SHORT.text]))).toBe(REASON);
    expect(chooseFollowUp(ALL, answer, 1, new Set(ALL.map(({ text }) => text)))).toBeNull();
  });
});

describe('what was heard', () => {
  it.each([
    ['There is a river.', true],
    ['RIVER', true],
    ['There are riverside cafés.', false],
    ["I don't have a river.", false],
    ['I don’t live near a river.', false],
    ["There isn't any river there.", false],
    ['There is no river.', false],
    ['I have never seen a boat.', false],
    ['Without a boat you cannot go there.', false],
    ["I don't like the city, but the river is nice.", true],
    ["It isn't big. The river is calm.", true],
    ["We don't have a river there, but my uncle has a boat.", true],
    ['We worked in the rice field.', true],
    ['Rice grows in a field.', false],
    ['', false],
  ])('%j: %s', (said, expected) => {
    expect(isHeard(said, RIVER.words)).toBe(expected);
  });
});

describe('a reason', () => {
  it.each([
    ['I like it because it is calm.', true],
    ['That’s why I stayed.', true],
    ['The main reason is my family.', true],
    ['We save money so that we can travel.', true],
    ['Since it rains a lot, I stay in.', true],
    ['I have lived there since 2010.', false],
    ['I have lived there since I was born.', false],
    ['So I like it.', false],
    ['It is calm.', false],
  ])('%j: %s', (said, expected) => {
    expect(hasReason(said)).toBe(expected);
  });
});

it.each<[string, string, string, FollowUp | null]>([
  ['a word that was perhaps not said', 'I like the …', 'I like the river', REASON],
  ['a reason that was perhaps given', 'I live there … it is calm', 'I live there because it is calm', null],
  ['a word that was perhaps denied', 'There is … river because …', 'There is no river because …', null],
])('does not rest on %s', (_, transcript, perhaps, expected) => {
  const answer = { transcript, perhaps, words: 20 };
  expect(chooseFollowUp(ALL, answer, 1, new Set())).toBe(expected);
});

describe('what was noticed in an answer', () => {
  const noticed = (when: NoticedFollowUp['when']): NoticedFollowUp => ({
    when,
    text: when,
    vi: '',
    voice: '',
  });
  const EVERY = ([...['example', 'no_example', 'past', 'no_time', 'feeling', 'opinion']] as const).map(
    noticed,
  );
  const LONG = 'and that is more or less what most of the people in my town do on a normal day of the week';
  it.each<[string, string, FollowUp['when'] | NoticedFollowUp['when'] | null]>([
    ['a feeling', `I was really nervous, ${LONG}.`, 'feeling'],
    ['an event without its time', `My cousin broke my bike, ${LONG}.`, 'no_time'],
    ['an event with its time', `My cousin broke my bike last summer, ${LONG}.`, 'past'],
    ['an example', `I buy fruit, for example mangoes, ${LONG}.`, 'example'],
    ['neither reason nor example', `People sell fruit, ${LONG}.`, 'no_reason'],
    ['a reason alone', `People sell fruit because it grows well, ${LONG}.`, 'no_example'],
    [
      'a reason and perhaps an example',
      `People sell fruit, say mangoes, because it grows well, ${LONG}.`,
      null,
    ],
    ['an opinion with both', `I think they sell fruit, say mangoes, because it is good, ${LONG}.`, 'opinion'],
    ['a short answer first', 'I was really nervous.', 'short'],
    ['a word of the author first', `I was really nervous on the river, ${LONG}.`, 'heard'],
  ])('%s', (_, transcript, expected) => {
    const words = transcript.split(' ').length;
    expect(chooseFollowUp([...ALL, ...EVERY], { transcript, words }, 1, new Set())?.when ?? null).toBe(
      expected,
    );
  });

  it.each<[string, string, string]>([
    ['feeling', 'I … nervous when I speak', 'I was nervous when I speak'],
    ['feeling', 'I … I was nervous', "I don't think I was nervous"],
    ['past', 'My cousin … my bike last summer', 'My cousin broke my bike last summer'],
    ['example', 'I buy … mangoes', 'I buy for example mangoes'],
    ['no_example', 'I buy fruit … mangoes', 'I buy fruit for example mangoes'],
    ['no_time', 'My cousin broke my bike …', 'My cousin broke my bike yesterday'],
  ])('asks nothing of "%s" that rests on words that were perhaps not said', (when, transcript, perhaps) => {
    const asked = EVERY.filter((one) => one.when === when);
    expect(chooseFollowUp(asked, { transcript, perhaps, words: 30 }, 1, new Set())).toBeNull();
  });
});
