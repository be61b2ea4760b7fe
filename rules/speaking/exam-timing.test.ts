import { describe, expect, it } from 'vitest';
import {
  answerLimit,
  EXAM_PARTS,
  type ExamPart,
  minutesOf,
  nextQuestion,
  openPart,
  PART_TIMES,
  type TimedQuestion,
} from './exam-timing.ts';

const SECOND = 1_000;

const question = (part: ExamPart, id: string, seconds: number, given: Partial<TimedQuestion> = {}) => ({
  id,
  part,
  seconds,
  prepSeconds: 0,
  follows: null,
  ...given,
});
const withMore = (part: ExamPart, id: string, seconds: number) => [
  question(part, id, seconds),
  question(part, `${id}-more`, seconds, { follows: id }),
];

const FIVE = ['q1', 'q2', 'q3', 'q4', 'q5'];
const PART_1 = ['home', 'mornings', 'shopping'].flatMap((topic) =>
  FIVE.flatMap((id) => withMore(1, `${topic}.${id}`, 30)),
);
const PART_2 = [
  question(2, 'meal.card', 120, { prepSeconds: 60 }),
  question(2, 'meal.r1', 30),
  question(2, 'meal.r2', 30),
];
const PART_3 = FIVE.flatMap((id) => withMore(3, `meal.${id}`, 60));
const TEST = { 1: PART_1, 2: PART_2, 3: PART_3 };

describe('the question to ask next', () => {
  it.each([
    ['begins with the first', PART_1, [], 0, 'home.q1'],
    ['the first even after a long greeting', PART_1, [], 299, 'home.q1'],
    ['goes on in the topic', PART_1, ['home.q1'], 20, 'home.q2'],
    ['asks on after answers of a few words', PART_1, ['home.q1'], 15, 'home.q1-more'],
    ['asks on once', PART_1, ['home.q1', 'home.q1-more'], 16, 'home.q2'],
    ['stays until the time of the topic is nearly over', PART_1, ['home.q1', 'home.q2'], 80, 'home.q3'],
    ['then goes to the next topic', PART_1, ['home.q1', 'home.q2'], 81, 'mornings.q1'],
    ['leaves a topic out that a long one has used up', PART_1, ['home.q1'], 181, 'shopping.q1'],
    ['asks with room for one more answer', PART_1, ['home.q1', 'shopping.q1'], 280, 'shopping.q2'],
    ['ends without', PART_1, ['home.q1', 'shopping.q1'], 281, null],
    ['gives the talk although it waits for no minute', PART_2, [], 0, 'meal.card'],
    ['rounds off after the talk', PART_2, ['meal.card'], 205, 'meal.r1'],
    ['rounds off with the last question in time', PART_2, ['meal.card', 'meal.r1'], 220, 'meal.r2'],
    ['ends the second part without it', PART_2, ['meal.card', 'meal.r1'], 221, null],
    ['ends when all was asked', PART_2, ['meal.card', 'meal.r1', 'meal.r2'], 200, null],
    ['begins a question of the third part half a minute before', PART_3, ['meal.q1'], 270, 'meal.q2'],
    ['but no later', PART_3, ['meal.q1'], 271, null],
    ['of a part without questions', [], [], 0, null],
  ] as const)('%s', (_, questions, asked, elapsed, expected) => {
    expect(nextQuestion<TimedQuestion>(questions, { asked, elapsed: elapsed * SECOND })?.id ?? null).toBe(
      expected,
    );
  });
});

describe('the longest answer', () => {
  it.each([
    ['in the first part', question(1, 'a.q1', 30), 0, 30],
    ['in its last seconds', question(1, 'a.q1', 30), 281, 19],
    ['when its time is over', question(1, 'a.q1', 30), 300, 0],
    ['never below nothing', question(1, 'a.q1', 30), 400, 0],
    ['of the talk', question(2, 'a.card', 120, { prepSeconds: 60 }), 85, 120],
    ['of the talk, however long the card took', question(2, 'a.card', 120, { prepSeconds: 60 }), 200, 120],
    ['of rounding off', question(2, 'a.r1', 30), 215, 25],
    ['in the third part', question(3, 'a.q1', 60), 0, 60],
    ['in its last minute', question(3, 'a.q1', 60), 276, 24],
  ] as const)('%s', (_, given, elapsed, expected) => {
    expect(answerLimit(given, elapsed * SECOND)).toBe(expected * SECOND);
  });
});

/** A whole part with a learner who always talks this long, seconds. @returns what it takes and what was asked */
function hold(part: ExamPart, talk: number, said = 6): { seconds: number; asked: string[] } {
  const asked: string[] = [];
  let elapsed = (part === 1 ? 12 : 8) * SECOND;
  for (;;) {
    const next = nextQuestion<TimedQuestion>(TEST[part], { asked, elapsed });
    if (!next) return { seconds: elapsed / SECOND, asked };
    asked.push(next.id);
    elapsed += (said + next.prepSeconds) * SECOND;
    elapsed += Math.min(talk * SECOND, answerLimit(next, elapsed));
  }
}

describe('a whole test', () => {
  it.each([
    ['answers of seven seconds', 7],
    ['answers of fifteen', 15],
    ['answers of twenty-five', 25],
    ['answers as long as they may be', 120],
    ['a learner who never stops', 1_200],
  ])('of %s takes no more than each part may, and 14 minutes in all', (_, talk) => {
    const parts = EXAM_PARTS.map((part) => ({ ...PART_TIMES[part], ...hold(part, talk) }));
    for (const { seconds, most } of parts) expect(seconds * SECOND).toBeLessThanOrEqual(most);
    expect(parts.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(14 * 60);
  });

  it.each([15, 25, 60])(
    'with answers of %i seconds, the parts of questions last their four minutes',
    (talk) => {
      for (const part of [1, 3] as const)
        expect(hold(part, talk).seconds * SECOND).toBeGreaterThanOrEqual(
          PART_TIMES[part].least - 30 * SECOND,
        );
    },
  );

  it('takes 11 to 14 minutes with a learner who uses the time', () => {
    const seconds = EXAM_PARTS.map((part) => hold(part, part === 1 ? 18 : part === 2 ? 120 : 45).seconds);
    const total = seconds.reduce((sum, each) => sum + each, 0);
    expect(total).toBeGreaterThanOrEqual(11 * 60);
    expect(total).toBeLessThanOrEqual(14 * 60);
  });

  it('asks about each topic of the first part, however long the answers', () => {
    for (const talk of [5, 15, 30]) {
      const topics = new Set(hold(1, talk).asked.map((id) => id.split('.')[0]));
      expect([...topics]).toEqual(['home', 'mornings', 'shopping']);
    }
  });
});

describe('the minutes so far', () => {
  it.each([
    [{ 1: 0, 2: 0, 3: 0 }, 0],
    [{ 1: 59_999, 2: 0, 3: 0 }, 0],
    [{ 1: 60_000, 2: 0, 3: 0 }, 1],
    [{ 1: 290_000, 2: 239_000, 3: 71_000 }, 10],
  ])('%o', (elapsed, expected) => {
    expect(minutesOf(elapsed)).toBe(expected);
  });
});

it.each([
  [[], 1],
  [[1], 2],
  [[1, 2], 3],
  [[2], 1],
] as const)('with %j handed in, a test goes on with part %i', (parts, expected) => {
  expect(openPart(parts)).toBe(expected);
});
