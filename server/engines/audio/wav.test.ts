import { describe, expect, it } from 'vitest';
import { wavFile } from '#tests/support/bombs/wav-file.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { decodeWavInTurns, openWav, readWav } from './wav.ts';

/** A one-second WAV of a 440 Hz tone, identical in each channel. */
function toneWav(rate: number, channels: number, { bits = 16, encoding = 1 } = {}): Uint8Array {
  const file = Buffer.alloc(44 + rate * channels * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(encoding, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt16LE(bits, 34);
  file.write('data', 36);
  file.writeUInt32LE(file.length - 44, 40);
  for (let i = 0; i < rate * channels; i++) {
    const frame = Math.floor(i / channels);
    file.writeInt16LE(Math.round(10_000 * Math.sin((2 * Math.PI * 440 * frame) / rate)), 44 + 2 * i);
  }
  return file;
}

const tone = (i: number) => 10_000 * Math.sin((2 * Math.PI * 440 * i) / 16_000);

describe('readWav', () => {
  it.each([
    { rate: 16_000, channels: 1 },
    { rate: 8000, channels: 1 },
    { rate: 44_100, channels: 2 },
    { rate: 48_000, channels: 1 },
  ])('converts $rate Hz in $channels channels to 16 kHz mono', ({ rate, channels }) => {
    const pcm = readWav(toneWav(rate, channels));
    expect(pcm).toHaveLength(16_000);
    for (const i of [1000, 5003, 12_345]) expect(Math.abs((pcm[i] ?? 0) - tone(i))).toBeLessThan(60);
  });

  it('lets others have their turns and reads the same', async () => {
    const file = wavFile({ rate: 48_000, bytes: 20 * 96_000 }).fill(7, 44);
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const pcm = await decodeWavInTurns(openWav(file));
    clearInterval(timer);
    expect(pcm).toEqual(readWav(file));
    expect(turns).toBeGreaterThan(3);
  });

  it('reads what exists of a truncated file', () => {
    expect(readWav(toneWav(16_000, 1).subarray(0, 44 + 8000))).toHaveLength(4000);
  });

  it.each([
    { name: 'a header alone', file: Buffer.from('RIFF\0\0\0\0WAVE') },
    { name: '8 bits', file: toneWav(16_000, 1, { bits: 8 }) },
    { name: 'compressed samples', file: toneWav(16_000, 1, { encoding: 0x55 }) },
    { name: 'no channel', file: toneWav(16_000, 0) },
  ])('rejects $name', ({ file }) => {
    expect(() => readWav(file)).toThrow(UnreadableAudio);
  });
});
