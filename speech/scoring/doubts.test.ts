import { describe, expect, it } from 'vitest';
import { isNoisy, isRushed, withNoise, withoutRush } from './doubts.ts';

const RANGE = { low: 0.7, point: 0.8, high: 0.9 };

describe('haste', () => {
  it.each([
    ['at a usual pace', 8, 0.8],
    ['at the fastest fluent pace', 13, 0.8],
    ['at twice a usual pace', 16, 0.71],
    ['at an extreme pace', 60, 0],
  ])('%s: adjusts the mark for fluency', (_, pace, point) => {
    expect(withoutRush(RANGE, pace, 'fluency').point).toBeCloseTo(point, 5);
    expect(isRushed(pace)).toBe(pace > 13);
  });

  it('lowers the total less', () => {
    expect(withoutRush(RANGE, 16, 'total').point).toBeCloseTo(0.77, 5);
  });
});

describe('noise', () => {
  it.each([
    ['a quiet room', 40, 0.9],
    ['noise 20 dB below the voice', 26, 0.96],
    ['noise 10 dB below it', 16, 1],
  ])('%s: extends the range upwards, without changing the mark', (_, clearance, high) => {
    const range = withNoise(RANGE, clearance);
    expect(range.high).toBeCloseTo(high, 5);
    expect([range.low, range.point]).toEqual([0.7, 0.8]);
    expect(isNoisy(clearance)).toBe(clearance < 30);
  });
});
