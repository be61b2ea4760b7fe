import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createLibavAudioDecoder } from './libav-audio-decoder.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const decoder = createLibavAudioDecoder();
afterAll(() => decoder.close());

describe('createLibavAudioDecoder', { timeout: 60_000 }, () => {
  it.each([
    'sentence.webm',
    'sentence.ogg',
    'sentence-aac.mp4',
    'sentence-opus.mp4',
    'sentence-webkitgtk.mp4',
  ])('decodes %s to its length and loudness', async (name) => {
    const pcm = await decoder.decode(fixture(name));
    expect(pcm.length / 16_000).toBeGreaterThan(4);
    expect(pcm.length / 16_000).toBeLessThan(4.4);
    expect(pcm.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)).toBeGreaterThan(15_000);
  });

  it('decodes what exists of a truncated recording', async () => {
    const pcm = await decoder.decode(fixture('sentence.webm').subarray(0, 9000));
    expect(pcm.length / 16_000).toBeGreaterThan(1);
  });

  it.each([
    { name: 'nothing', file: new Uint8Array() },
    { name: 'an image', file: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]) },
    {
      name: 'a container of nonsense',
      file: Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...Array(999).fill(7)]),
    },
    { name: 'a header without sound', file: fixture('sentence.ogg').subarray(0, 100) },
    {
      name: 'an MP4 of nonsense',
      file: Buffer.concat([Buffer.from('\0\0\0\x14ftypisom'), Buffer.alloc(999, 9)]),
    },
  ])('reports $name as unreadable and decodes the next', async ({ file }) => {
    await expect(decoder.decode(file)).rejects.toThrow(UnreadableAudio);
    expect((await decoder.decode(fixture('sentence.webm'))).length).toBeGreaterThan(60_000);
  });
});
