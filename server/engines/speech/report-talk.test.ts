import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speakToWav } from '#tests/support/speak.ts';
import { readWav } from '../audio/wav.ts';
import { createLocalPronunciationScorer } from './local-pronunciation-scorer.ts';
import type { TalkResult } from './talk-result.ts';

const PROMPT = 'Describe a garden that you love.';
const FIRST = "I'd like to talk about a garden that I really love.";
const SECOND = "It is behind my grandmother's house in the countryside, about fifty kilometres from Hanoi.";
const THIRD = 'When I was a child, I spent every summer there, because my parents were busy in the city.';
const TALK = [FIRST, SECOND, THIRD].join(' ');
const OTHER =
  'The film that I want to describe is a comedy about two brothers who open a restaurant. I watched it last month with my friends at the cinema near our university. At first nobody comes to eat.';
const PAUSE = 0.8;

const scorer = createLocalPronunciationScorer(null);
afterAll(() => scorer.close());

const said = async (text: string) => readWav(await speakToWav(text));
const join = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));
/** The faint hiss of a microphone. */
const hush = (seconds: number) =>
  Int16Array.from({ length: seconds * 16_000 }, (_, i) => ((Math.imul(i, 2654435761) >>> 28) % 7) - 3);
const report = (pcm: Int16Array, text: string): Promise<TalkResult> =>
  scorer.report({ pcm, transcript: { text, source: 'learner', engine: null }, prompt: PROMPT });

async function graded(pcm: Int16Array, text: string) {
  const result = await report(pcm, text);
  if (result.outcome !== 'graded') throw new Error(`declined: ${result.reason}`);
  return result;
}

describe('a talk with its transcript', { timeout: 60_000 }, () => {
  let parts: Int16Array[] = [];
  beforeAll(async () => {
    parts = await Promise.all([said(FIRST), said(SECOND), said(THIRD)]);
  }, 60_000);
  const talk = () => join(...parts);
  const second = () => (parts[0]?.length ?? 0) / 16_000;

  it('is aligned word by word', async () => {
    const { words, engine, measures, duration } = await graded(talk(), TALK);
    expect(engine).toEqual({ name: 'luyen-talk', version: '6' });
    expect(words.map(({ start, end }) => TALK.slice(start, end))).toEqual(TALK.match(/[\w']+/g));
    expect(words.every(({ said: heard }) => heard !== null)).toBe(true);
    const times = words.flatMap(({ said: heard }) => (heard ? [heard.start, heard.end] : []));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(duration);
    const house = words.find(({ start, end }) => TALK.slice(start, end) === 'It')?.said;
    expect(Math.abs((house?.start ?? 0) - second())).toBeLessThan(0.4);
    expect(measures.pronunciation).toBeGreaterThan(80);
  });

  it('shows a pause at its place', async () => {
    const [first = hush(0), ...rest] = parts;
    const { pauses } = await graded(join(first, hush(PAUSE), ...rest), TALK);
    const longest = pauses.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
    expect(longest?.within_clause).toBe(false);
    expect((longest?.end ?? 0) - (longest?.start ?? 0)).toBeGreaterThan(PAUSE - 0.1);
    expect(Math.abs((longest?.start ?? 0) - second())).toBeLessThan(0.4);
  });

  it('may contain words that were not said and lack some that were', async () => {
    const more = await graded(
      talk(),
      `${FIRST} And my uncle has three brown horses there. ${SECOND} ${THIRD}`,
    );
    const missed = more.words.filter(({ said: heard }) => heard === null);
    expect(missed.length).toBeGreaterThanOrEqual(5);
    expect(missed.length).toBeLessThanOrEqual(10);
    const fewer = await graded(talk(), `${FIRST} ${THIRD}`);
    expect(fewer.words.filter(({ said: heard }) => heard !== null).length).toBe(fewer.words.length);
    const last = fewer.words.at(-1)?.said;
    expect(last?.end).toBeGreaterThan(fewer.duration - 1);
  });

  it.each([
    ['another talk', OTHER, 'other_text'],
    [
      'something not in English',
      'Tôi muốn kể về khu vườn của bà ngoại ở quê, nơi tôi chơi mỗi mùa hè.',
      'not_english',
    ],
    ['a word or two', 'garden love', 'too_short'],
  ])('is declined if the transcript is of %s', async (_, text, reason) => {
    expect(await report(talk(), text)).toMatchObject({ outcome: 'declined', reason });
  });

  it('is declined if nobody speaks', async () => {
    expect(await report(new Int16Array(64_000), TALK)).toMatchObject({
      outcome: 'declined',
      reason: 'silence',
    });
  });
});
