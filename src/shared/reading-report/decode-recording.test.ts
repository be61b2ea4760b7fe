import { afterEach, expect, it, vi } from 'vitest';
import { decodeRecording, Undecodable } from './decode-recording.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose decoder finds so many seconds in any file. */
function browserOf(seconds: number) {
  const decodeAudioData = vi.fn(async () => ({
    length: seconds * 48_000,
    numberOfChannels: 1,
    getChannelData: () => new Float32Array(seconds * 48_000).fill(0.5),
  }));
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decodeAudioData;
    },
  );
  return decodeAudioData;
}

it('keeps what can be scored of a long recording', async () => {
  browserOf(201);
  const { samples, rate } = await decodeRecording(new ArrayBuffer(1_000));
  expect(samples.length / rate).toBe(200);
  expect(samples[0]).toBe(0.5);
});

it('does not decode what is larger than anything that was recorded here', async () => {
  const decodeAudioData = browserOf(1);
  await expect(decodeRecording(new ArrayBuffer(14_400_001))).rejects.toThrow(Undecodable);
  expect(decodeAudioData).not.toHaveBeenCalled();
  await decodeRecording(new ArrayBuffer(14_400_000));
  expect(decodeAudioData).toHaveBeenCalledOnce();
});
