import { expect, it } from 'vitest';
import { talkRuns } from './talk-runs.ts';

const TEXT = 'Um, I like it. It is quiet!';
const word = (text: string, at: number | null, score = 80, mark: 'filler' | null = null) => {
  const start = TEXT.indexOf(text);
  return {
    start,
    end: start + text.length,
    said: at === null ? null : { start: at, end: at + 0.3, score },
    mark,
  };
};
const words = [
  word('Um', 0, 80, 'filler'),
  word('I', 1.5),
  word('like', 2, 30),
  word('it', 2.5),
  word('It', 4),
  word('is', null),
  word('quiet', 5),
];
const pause = (start: number, end: number, within_clause: boolean) => ({ start, end, within_clause });
const shown = (pauses: ReturnType<typeof pause>[]) =>
  talkRuns({ transcript: { text: TEXT, source: 'learner', engine: null }, words, pauses });

it('a talk is split at its longer pauses without losing anything', () => {
  const runs = shown([pause(0.4, 1.4, true), pause(2.3, 2.5, true), pause(2.9, 3.9, false)]);
  expect(runs.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual([
    'Um, ',
    'I like it. ',
    'It is quiet!',
  ]);
  expect(runs.map(({ pause: behind }) => behind)).toEqual([
    { seconds: expect.closeTo(1), within: true },
    { seconds: expect.closeTo(1), within: false },
    null,
  ]);
  expect(runs.map(({ at }) => at)).toEqual([0, 1.5, 4]);
});

it('fillers, unclear and unheard words are marked', () => {
  const marks = shown([]).flatMap(({ parts }) =>
    parts.flatMap(({ text, mark }) => (mark ? [`${text}: ${mark}`] : [])),
  );
  expect(marks).toEqual(['Um: filler', 'like: unclear', 'is: unheard']);
});

it('words and what is between them know the span that they lie in', () => {
  const span = { start: TEXT.indexOf('like'), end: TEXT.indexOf('it') + 2, kind: 'phrase' } as const;
  const runs = talkRuns({ transcript: { text: TEXT, source: 'learner', engine: null }, words, pauses: [] }, [
    span,
  ]);
  const within = runs.flatMap(({ parts }) => parts.filter((part) => part.span === span));
  expect(within.map(({ text }) => text)).toEqual(['like', ' ', 'it']);
});
