import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { mp4Of } from '#tests/support/bombs/mp4-file.ts';
import { EngineStopped } from '../engine-errors.ts';
import { createLibavAudioDecoder } from './libav-audio-decoder.ts';
import { openMp4 } from './mp4-packets.ts';
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

  it('begins where an edit says, once', async () => {
    const packets = [...openMp4(fixture('sentence-aac.mp4')).packets];
    const [whole, from] = [
      await decoder.decode(mp4Of(packets, 0)),
      await decoder.decode(mp4Of(packets, 1_024)),
    ];
    expect(from).toEqual(whole.subarray(1_024));
  });

  it.each([
    ['sentence.webm', 20],
    ['sentence.ogg', 20],
    ['sentence-opus.mp4', 20],
    // AAC leaves noise to its decoder, which makes other noise each time.
    ['sentence-aac.mp4', 150],
  ])('leaves out the first seconds of %s, and decodes the others as if it had not', async (name, limit) => {
    const [whole, rest] = [await decoder.decode(fixture(name)), await decoder.decode(fixture(name), 1.5)];
    expect(rest.length).toBe(whole.length - 1.5 * 16_000);
    const apart = rest.reduce((sum, sample, at) => sum + Math.abs(sample - (whole[24_000 + at] ?? 0)), 0);
    expect(apart / rest.length).toBeLessThan(limit);
    expect(await decoder.decode(fixture(name), 10)).toHaveLength(0);
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

describe('a recording over which a process is lost', { timeout: 60_000 }, () => {
  const mortal = new URL('../../../tests/support/processes/mortal-decoder.ts', import.meta.url);
  const decoderOf = (file: URL) => {
    const own = createLibavAudioDecoder({ file });
    onTestFinished(() => own.close());
    return own;
  };

  it('is tried once more', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'luyen-audio-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    expect(await decoderOf(mortal).decode(Buffer.from(join(directory, 'tried')))).toEqual(new Int16Array(7));
  });

  it('is unreadable after the second time, whatever is asked of it', async () => {
    const own = decoderOf(mortal);
    await expect(own.decode(new Uint8Array())).rejects.toThrow(UnreadableAudio);
    await expect(own.secondsOf(new Uint8Array(), 300)).rejects.toThrow(UnreadableAudio);
  });

  it('is not to blame where none can be started', async () => {
    const own = decoderOf(new URL('no-such-file.ts', import.meta.url));
    await expect(own.decode(new Uint8Array())).rejects.toThrow(EngineStopped);
  });
});
