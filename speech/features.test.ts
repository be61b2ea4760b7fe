import { describe, expect, it } from 'vitest';
import { extractFeatures, FEATURE_SIZE } from './features.ts';

const parameters = { lowest: 130, highest: 6800, filters: 25, lifter: 22 };

/** A rising tone over a fading high one. */
const chirp = Int16Array.from({ length: 4810 }, (_, i) => {
  const t = i / 16_000;
  const rising = 6000 * Math.sin(2 * Math.PI * (200 * t + 2000 * t * t));
  const fading = 2000 * Math.sin(2 * Math.PI * 3000 * t) * Math.exp(-i / 3000);
  return Math.round(rising + fading);
});

describe('extractFeatures', () => {
  it('gives a row of 39 values every 10 ms', () => {
    const rows = extractFeatures(chirp, parameters);
    expect(rows).toHaveLength(28);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([FEATURE_SIZE]));
  });

  // Values of a separate implementation that aligned 5,000 recordings with this model.
  it.each([
    { frame: 0, index: 1, value: -9.07 },
    { frame: 0, index: 5, value: 29.45 },
    { frame: 0, index: 14, value: 8.87 },
    { frame: 10, index: 5, value: -49.96 },
    { frame: 10, index: 26, value: 1.48 },
    { frame: 27, index: 5, value: 57.99 },
    { frame: 27, index: 14, value: 10.83 },
  ])('computes value $index of frame $frame as the model expects', ({ frame, index, value }) => {
    expect(extractFeatures(chirp, parameters)[frame]?.[index]).toBeCloseTo(value, 1);
  });

  it('does not depend on the loudness', () => {
    const quiet = extractFeatures(
      chirp.map((sample) => Math.round(sample / 2)),
      parameters,
    );
    const loud = extractFeatures(chirp, parameters);
    expect(quiet[10]?.[5]).toBeCloseTo(loud[10]?.[5] ?? Number.NaN, 0);
  });

  it.each([
    { name: 'nothing', samples: 0, rows: 0 },
    { name: 'less than a window', samples: 409, rows: 0 },
    { name: 'one window of digital silence', samples: 410, rows: 1 },
  ])('accepts $name', ({ samples, rows }) => {
    const found = extractFeatures(new Int16Array(samples), parameters);
    expect(found).toHaveLength(rows);
    expect(found.every((row) => row.every(Number.isFinite))).toBe(true);
  });
});
