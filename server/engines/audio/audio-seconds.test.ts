import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LONG_BOMBS } from '#tests/support/bombs/audio-bombs.ts';
import { mp4File } from '#tests/support/bombs/mp4-file.ts';
import { oggFile, opusHead } from '#tests/support/bombs/ogg-file.ts';
import { longSilence, packetsOf, tooManyFrames } from '#tests/support/bombs/opus-packets.ts';
import { audioSeconds } from './audio-seconds.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

describe('audioSeconds', () => {
  it.each([
    ['sentence.webm', 4.2],
    ['sentence.ogg', 4.2],
    ['sentence-aac.mp4', 4.2],
    ['sentence-opus.mp4', 4.2],
    ['sentence-webkitgtk.mp4', 4.2],
  ])('is what %s takes, within the length of a few packets', (name, seconds) => {
    expect(Math.abs(audioSeconds(fixture(name), 300) - seconds)).toBeLessThan(0.2);
  });

  it.each(Object.entries(LONG_BOMBS))('of %s is more than is asked about', (_, make) => {
    expect(audioSeconds(make(), 330)).toBeGreaterThanOrEqual(330);
  });

  it('stops counting where it is told to', () => {
    expect(audioSeconds(oggFile(opusHead(), packetsOf(100, longSilence)), 6)).toBe(6);
    expect(audioSeconds(mp4File(1_500), 6)).toBeCloseTo(6, 1);
  });

  it('counts packets that hold nothing as nothing, and no end of them as damage', () => {
    const some = [...packetsOf(10, tooManyFrames), ...packetsOf(10, longSilence)];
    expect(audioSeconds(oggFile(opusHead(), some), 300)).toBe(1.2);
    const many = oggFile(opusHead(), packetsOf(3_001, tooManyFrames));
    expect(() => audioSeconds(many, 30)).toThrow(UnreadableAudio);
  });
});
