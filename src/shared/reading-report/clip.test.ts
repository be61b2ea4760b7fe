import { expect, it } from 'vitest';
import { wavOf } from './clip.ts';

const RATE = 1000;

/** Three seconds: silence, one second at full scale, silence. */
const samples = Float32Array.from({ length: 3 * RATE }, (_, at) => (at >= RATE && at < 2 * RATE ? 1.5 : 0));

it('cuts a span with a margin', () => {
  const wav = wavOf(samples, RATE, { start: 1, end: 2 });
  const bytes = new DataView(wav);
  expect(String.fromCharCode(...new Uint8Array(bytes.buffer, 0, 4))).toBe('RIFF');
  expect(bytes.getUint32(24, true)).toBe(RATE);
  expect(bytes.getUint32(40, true)).toBe(bytes.byteLength - 44);
  const values = Array.from({ length: (bytes.byteLength - 44) / 2 }, (_, at) =>
    bytes.getInt16(44 + 2 * at, true),
  );
  expect(values.length).toBe(1120);
  expect([values[0], values.at(-1)]).toEqual([0, 0]);
  expect(Math.max(...values)).toBe(0x7fff);
  expect(values.filter((value) => value > 0)).toHaveLength(RATE);
});

it('ends with the recording', () => {
  const size = (start: number, end: number) => (wavOf(samples, RATE, { start, end }).byteLength - 44) / 2;
  expect(size(0, 0.5)).toBe(560);
  expect(size(2.9, 9)).toBe(160);
  expect(size(8, 9)).toBe(0);
});
