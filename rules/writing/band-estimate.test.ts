import { describe, expect, it } from 'vitest';
import { bandRange, interpolate, overallRange, reason, towardsEnds } from './band-estimate.ts';
import { readEssay } from './essay-text.ts';

const exactly = (point: number) => ({ low: point, point, high: point });

describe('band estimates', () => {
  it.each([
    [0, 4],
    [1, 4],
    [2, 5],
    [3, 6],
    [5, 6.5],
    [9, 7],
  ])('interpolates %f', (x, y) => {
    expect(
      interpolate(x, [
        [1, 4],
        [3, 6],
        [7, 7],
      ]),
    ).toBeCloseTo(y);
  });

  it.each([
    [6.2, 1, { low: 5, point: 6, high: 7 }],
    [6.25, 0.5, { low: 6, point: 6.5, high: 7 }],
    [8.9, 1, { low: 8, point: 9, high: 9 }],
    [-2, 0.5, { low: 0, point: 0, high: 0 }],
  ])('rounds %f ± %f', (point, spread, range) => {
    expect(bandRange(point, spread)).toEqual(range);
  });

  it.each([
    [[6, 6, 6, 7], { low: 6, point: 6.5, high: 7 }],
    [[6, 6, 6, 6.5], { low: 5.5, point: 6, high: 6.5 }],
    [[9, 9, 9, 9], { low: 8.5, point: 9, high: 9 }],
    [[0, 0, 0, 0], { low: 0, point: 0, high: 0.5 }],
  ])('takes the mean of %j, rounding quarters up', (points, range) => {
    expect(overallRange(points.map(exactly))).toEqual(range);
  });

  it.each([
    [
      { low: 4, point: 5, high: 6 },
      { low: 3, point: 5, high: 6 },
    ],
    [
      { low: 5, point: 6, high: 7 },
      { low: 4, point: 6, high: 7.5 },
    ],
    [
      { low: 5.5, point: 6.5, high: 7.5 },
      { low: 5, point: 6.5, high: 8 },
    ],
    [
      { low: 6.5, point: 7.5, high: 8.5 },
      { low: 6.5, point: 7.5, high: 9 },
    ],
    [
      { low: 0.5, point: 1, high: 2 },
      { low: 0, point: 1, high: 2 },
    ],
    [
      { low: 8, point: 9, high: 9 },
      { low: 8, point: 9, high: 9 },
    ],
  ])('extends %j towards the ends', (range, grown) => {
    expect(towardsEnds(range)).toEqual(grown);
  });

  it('truncates a long quote at a space and adjusts its offsets', () => {
    const text = `Well, ${'word '.repeat(100)}end.`;
    const essay = readEssay(text);
    const { quote } = reason('improve', 'Câu dài.', { essay, span: essay.sentences[0] });
    expect(quote?.text.length).toBeLessThanOrEqual(220);
    expect(quote?.text).toBe(text.slice(quote?.start, quote?.end));
    expect(quote?.text.endsWith('word')).toBe(true);
  });
});
