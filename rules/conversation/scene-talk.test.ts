import { describe, expect, it } from 'vitest';
import type { Scene } from '#contract/conversation.ts';
import { MOST_FREE_ANSWERS } from '#contract/free-talk.ts';
import {
  type Answered,
  answerTurn,
  beginTalk,
  type FreeAnswered,
  fittingAnswers,
  isTalkingFreely,
  MOST_TRIES,
  newLines,
} from './scene-talk.ts';

const line = (text: string) => ({ text, vi: '', voice: '' });
const meaning = (id: string, next: string, reply: string | null = null) => ({
  ...{ id, vi: id, sentences: [id], slots: [], is_negative: false, next },
  reply: reply === null ? null : line(reply),
});
const scene: Scene = {
  ...{ id: 'cafe', title: 'Cafe', title_vi: 'Quán', level: 1, category: 'food', goal_vi: 'Mua' },
  ...{ situation_vi: '', useful: [], partner: { name: 'Anna', role_vi: '' }, start: 'greeting' },
  missions: [{ id: 'price', vi: 'Hỏi giá', meanings: ['ask-price'] }],
  turns: [
    {
      ...{ id: 'greeting', say: line('Hello'), again: line('What would you like?'), end: null },
      expect: [meaning('tea', 'size', 'Tea it is.'), meaning('ask-price', 'greeting', 'Two pounds.')],
      fallback: { say: line('I’ll make you a coffee.'), next: 'size' },
    },
    {
      ...{ id: 'size', say: line('Small?'), again: line('Which size?'), end: null },
      expect: [meaning('small', 'bye'), meaning('leave', 'bye')],
      fallback: { say: line('Small it is.'), next: 'bye' },
    },
    { ...{ id: 'bye', say: line('Bye'), again: null, expect: [], fallback: null }, end: 'good' },
    { ...{ id: 'leave', say: line('See you'), again: null, expect: [], fallback: null }, end: 'open' },
  ],
};
const said = (id: string): Answered => ({ kind: 'meaning', meaning: id, by: 'voice' });
const TAPPED: Answered = { kind: 'meaning', meaning: 'tea', by: 'tap' };
const OTHER: Answered = { kind: 'other' };
const SKIP: Answered = { kind: 'skip' };
const free = (turn: string | null, given: Partial<FreeAnswered> = {}): FreeAnswered => ({
  ...{ kind: 'free', words: 'My own words', by: 'voice', line: { text: 'I see.', voice: '' }, missions: [] },
  ...{ turn, isLast: false },
  ...given,
});
const WRITTEN: Answered = { kind: 'written', words: 'Own words', by: 'typed' };
const many = (count: number) => Array.from({ length: count }, () => free(null));
const talked = (...answers: Answered[]) =>
  answers.reduce((talk, answer) => answerTurn(scene, talk, answer), beginTalk(scene));

const heard = (text: string) => ({ text, unsure: [] });
const reacting: Scene = { ...scene, reactions: { lost: line('I am lost.'), repeat: line('Of course.') } };
const linesAfter = (...answers: Answered[]) =>
  answers
    .reduce((talk, answer) => answerTurn(reacting, talk, answer), beginTalk(reacting))
    .said.map((one) =>
      one.by === 'partner' ? one.line.text : one.by === 'missed' ? `(${one.heard.text})` : one.by,
    );

describe('what the partner says to those who were not understood', () => {
  it.each([
    [
      'two misses are answered in other words',
      [OTHER, OTHER],
      ['Hello', 'What would you like?', 'I am lost.'],
    ],
    [
      'what was heard is shown',
      [{ kind: 'other', heard: heard('Blah.') }],
      ['Hello', '(Blah.)', 'What would you like?'],
    ],
    [
      'asking back has it in other words',
      [{ kind: 'askedBack' }],
      ['Hello', 'Of course.', 'What would you like?'],
    ],
    [
      'asking back again has it as it was',
      [{ kind: 'askedBack' }, { kind: 'askedBack' }],
      ['Hello', 'Of course.', 'What would you like?', 'Of course.', 'Hello'],
    ],
  ] as const)('%s', (_, answers, expected) => expect(linesAfter(...answers)).toEqual(expected));

  it('misses in several turns are never answered in the same words twice running, nor "lost" in the same words', () => {
    const again: Scene = {
      ...reacting,
      reactions: { lost: line('Lost.'), repeat: line('Of course.'), lost_again: [line('Lost again.')] },
    };
    const lines = [OTHER, OTHER, TAPPED, OTHER, OTHER]
      .reduce((talk, answer) => answerTurn(again, talk, answer), beginTalk(again))
      .said.flatMap((one) => (one.by === 'partner' ? [one.line.text] : []));
    expect(lines).toContain('Lost.');
    expect(lines).toContain('Lost again.');
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each<[string, Answered[]]>([
    ['after asking back', [{ kind: 'askedBack' }, OTHER]],
    ['after both', [{ kind: 'askedBack' }, OTHER, OTHER]],
    ['after own words that nobody answered', [WRITTEN, OTHER, OTHER]],
  ])('says nothing twice running %s', (_, answers) => {
    const lines = linesAfter(...answers);
    expect(lines.filter((text, at) => text === lines[at - 1])).toEqual([]);
  });

  it('begins with the line it is given', () => {
    expect(beginTalk(scene, line('Hello again')).said).toMatchObject([{ line: { text: 'Hello again' } }]);
  });

  it('asking back is no try', () => {
    expect(talked({ kind: 'askedBack' }, { kind: 'askedBack' }, OTHER)).toMatchObject({ tries: 1, turns: 0 });
  });
});

describe('a talk through a scene', () => {
  it.each([
    ['begins with the partner', [], { turnId: 'greeting', turns: 0, understood: 0 }],
    ['goes on from what was understood', [said('tea')], { turnId: 'size', turns: 1, understood: 1 }],
    ['goes on from what was tapped', [TAPPED], { turnId: 'size', turns: 1, understood: 0 }],
    ['ticks a mission', [said('ask-price')], { turnId: 'greeting', missions: ['price'] }],
    ['ticks it once', [said('ask-price'), said('ask-price')], { turns: 2, missions: ['price'] }],
    ['asks again', [OTHER], { turnId: 'greeting', tries: 1, turns: 0 }],
    ['asks again a second time', [OTHER, OTHER], { turnId: 'greeting', tries: 2 }],
    [
      'never ends at what is not understood',
      [OTHER, OTHER, OTHER],
      { turnId: 'size', tries: 0, understood: 0 },
    ],
    ['goes on when a turn is skipped', [SKIP], { turnId: 'size', turns: 1, understood: 0 }],
    ['counts tries by turn', [OTHER, OTHER, said('tea'), OTHER], { turnId: 'size', tries: 1 }],
    ['ignores a meaning of another turn', [said('small')], { turnId: 'greeting', turns: 0 }],
    ['reaches an ending', [said('tea'), said('small')], { turnId: 'bye', turns: 2, understood: 2 }],
    ['is over at an ending', [SKIP, SKIP, SKIP, OTHER], { turnId: 'bye', turns: 2, tries: 0 }],
  ] as const)('%s', (_, answers, expected) => {
    expect(talked(...answers)).toMatchObject(expected);
  });

  it('says the reply before the next turn, and what it goes on with without having understood', () => {
    const texts = (talk: ReturnType<typeof talked>, known: number) =>
      newLines(talk, known).map(({ text }) => text);
    expect(texts(beginTalk(scene), 0)).toEqual(['Hello']);
    expect(texts(talked(said('tea')), 1)).toEqual(['Tea it is.', 'Small?']);
    expect(texts(talked(OTHER), 1)).toEqual(['What would you like?']);
    const given = talked(...Array.from({ length: MOST_TRIES }, () => OTHER));
    expect(given.said.at(-2)).toMatchObject({ isFallback: true, line: { text: 'I’ll make you a coffee.' } });
  });
});

it.each([
  ['all', [said('tea'), OTHER], [said('tea'), OTHER]],
  ['those to turns that there are', [said('milk'), said('tea'), OTHER], [said('tea'), OTHER]],
  ['none that ends it now', [SKIP, SKIP, said('tea')], [SKIP]],
] as const)('of the answers to an older version of a scene fit: %s', (_, answers, expected) => {
  expect(fittingAnswers(scene, answers)).toEqual(expected);
});

describe('a talk in one’s own words', () => {
  it.each([
    ['goes where the partner is', [free('size')], { turnId: 'size', turns: 1, understood: 1, isFree: true }],
    ['stays where no turn is named', [free('size'), free(null)], { turnId: 'size', turns: 2 }],
    ['stays where the turn is unknown', [free('of-an-older-version')], { turnId: 'greeting', turns: 1 }],
    ['counts what was typed as not spoken', [free('size', { by: 'typed' })], { turns: 1, understood: 0 }],
    ['ticks a mission', [free(null, { missions: ['price'] })], { missions: ['price'] }],
    ['ticks none that is unknown', [free(null, { missions: ['dance'] })], { missions: [] }],
    ['ends as it is written', [free('bye')], { turnId: 'bye' }],
    ['is over then', [free('bye'), free('size')], { turnId: 'bye', turns: 1 }],
    ['ends without the goal when its time is over', [free('size', { isLast: true })], { turnId: 'leave' }],
    ['may reach the goal at the last moment', [free('bye', { isLast: true })], { turnId: 'bye' }],
    ['goes on for many answers', many(MOST_FREE_ANSWERS - 1), { turnId: 'greeting' }],
    ['does not go on for ever', many(MOST_FREE_ANSWERS), { turnId: 'leave' }],
    ['goes on as it is written', [free('size'), WRITTEN], { turnId: 'size', turns: 1, isFree: true }],
    ['was never free without an answer', [WRITTEN, said('tea')], { turnId: 'size', isFree: false }],
  ] as const)('%s', (_, answers, expected) => {
    expect(talked(...answers)).toMatchObject(expected);
  });

  it('shows the words, the partner’s line and the written ending', () => {
    const texts = talked(free('size'), free('bye')).said.map((one) =>
      one.by === 'partner' ? one.line.text : one.by === 'freely' ? one.words : one.by,
    );
    expect(texts).toEqual(['Hello', 'My own words', 'I see.', 'My own words', 'I see.', 'Bye']);
    expect(newLines(talked(free('size'), WRITTEN), 3).map(({ text }) => text)).toEqual(['Which size?']);
  });

  it.each([
    ['nothing said', [], false],
    ['an answer', [free('size')], true],
    ['silence since', [free('size'), OTHER], true],
    ['as written since', [free('size'), WRITTEN, OTHER], false],
  ] as const)('is known after %s', (_, answers, expected) => {
    expect(isTalkingFreely(answers)).toBe(expected);
  });
});
