import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type HeardSoFar, NOTHING_YET } from '#speech/recognition/hear-on.ts';
import type { HearingFailure } from '#src/shared/recogniser/hearing-messages.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import type { HearOptions } from './hear-words.ts';

const MODEL = { path: '/media/speech-model/ear.pack', bytes: 1, sha256: 'a' };
const device = vi.hoisted(() => ({ model: null as object | null, hear: vi.fn(), lost: vi.fn() }));
vi.mock('#src/shared/reading-report/speech-model.ts', () => ({
  recogniserFile: async () => device.model,
  loseSpeechModel: device.lost,
}));
vi.mock('#src/shared/reading-report/decode-recording.ts', () => ({
  Undecodable: class extends Error {},
  decodeRecording: async () => ({ samples: new Float32Array(32_000), rate: 16_000 }),
}));
vi.mock('#src/shared/recogniser/device-recogniser.ts', () => ({
  deviceRecogniser: { hear: device.hear, prepare: () => undefined, end: () => undefined },
}));

const HERE = { text: 'A tea, please.', unsure: [{ start: 2, end: 5 }], isReliable: true };
const SO_FAR: HeardSoFar = { words: [[{ text: 'A', chance: 1 }]], loudness: new Float32Array(75) };
const { signal } = new AbortController();
const heardAs = (heard: object) => ({ name: 'heard', heard, soFar: SO_FAR });
const sound = new Blob(['sound'], { type: 'audio/webm' });
const api = fakeApi();
/** With the class of the module that is loaded now. */
async function failure(reason: HearingFailure): Promise<Error> {
  const { HearingError } = await import('#src/shared/recogniser/hearing-error.ts');
  return new HearingError(reason, '');
}
const fails = async (reason: HearingFailure) => device.hear.mockRejectedValue(await failure(reason));

/** Each test begins on a page that was just loaded. */
async function hear(change: Partial<HearOptions> = {}) {
  const { hearWords } = await import('./hear-words.ts');
  return hearWords(sound, { owner: 'lan', signal: new AbortController().signal, ...change });
}

beforeEach(() => {
  vi.resetModules();
  device.model = MODEL;
  device.hear.mockReset().mockResolvedValue(heardAs(HERE));
  device.lost.mockReset();
  api.answer(ENDPOINTS.speech.speechToText, { text: ' A tea. ', is_reliable: true });
});

describe('a device with the recogniser', () => {
  it('hears by itself, and asks no server', async () => {
    api.noNetwork();
    expect(await hear()).toEqual({ ...HERE, by: 'device', insteadOf: null });
  });

  it('goes on from what it heard while somebody spoke, and hears the rest fast', async () => {
    const { hearSoFarHere } = await import('./hear-words.ts');
    expect(await hearSoFarHere('lan', sound, NOTHING_YET, signal)).toBe(SO_FAR);
    await hear({ before: SO_FAR, isAwaited: true });
    const given = device.hear.mock.calls.map(([{ samples, before, stage }]) => [
      samples.length,
      before,
      stage,
    ]);
    expect(given).toEqual([
      [32_000, NOTHING_YET, 'so_far'],
      // A second and a half was heard.
      [8_000, SO_FAR, 'awaited'],
    ]);
  });

  it('tells where it cannot hear what was said so far', async () => {
    const { hearSoFarHere } = await import('./hear-words.ts');
    await fails('slow');
    expect(await hearSoFarHere('lan', sound, NOTHING_YET, signal)).toBeNull();
    expect(await hearSoFarHere('lan', sound, NOTHING_YET, signal)).toBeNull();
    expect(device.hear).toHaveBeenCalledTimes(1);
  });

  it.each(['memory', 'slow'] as const)(
    'that is too weak (%s) lets the server hear, and is not asked again',
    async (reason) => {
      await fails(reason);
      expect(await hear()).toMatchObject({ text: 'A tea.', by: 'server', insteadOf: reason });
      expect(await hear()).toMatchObject({ by: 'server', insteadOf: reason });
      expect(device.hear).toHaveBeenCalledTimes(1);
      api.noNetwork(ENDPOINTS.speech.speechToText);
      expect(await hear()).toEqual({ unheard: reason });
    },
  );

  it('whose file is damaged gives it up, so that it is fetched again', async () => {
    await fails('brokenModel');
    expect(await hear()).toMatchObject({ by: 'server', insteadOf: 'brokenModel' });
    expect(device.lost).toHaveBeenCalledWith('lan', MODEL, 'brokenModel');
  });

  it('is not replaced by the server once nobody waits any more', async () => {
    const control = new AbortController();
    device.hear.mockImplementation(async () => {
      control.abort();
      throw await failure('left');
    });
    expect(await hear({ signal: control.signal })).toEqual({ unheard: 'left' });
  });
});

describe('a device without it', () => {
  beforeEach(() => {
    device.model = null;
  });

  it('lets the server hear', async () => {
    api.answer(ENDPOINTS.speech.speechToText, { text: 'Mumble.', is_reliable: false });
    expect(await hear()).toMatchObject({ text: 'Mumble.', isReliable: false, by: 'server', insteadOf: null });
  });

  it('says why nobody heard it', async () => {
    api.refuse(ENDPOINTS.speech.speechToText, 'VOICE_SERVICE_FAILED');
    expect(await hear()).toEqual({ unheard: 'failed' });
    api.noNetwork(ENDPOINTS.speech.speechToText);
    expect(await hear()).toEqual({ unheard: 'away' });
  });

  it('lets it hear what a follow-up depends on', async () => {
    expect(await hear({ byItself: true, patience: 6_000 })).toMatchObject({ text: 'A tea.', by: 'server' });
  });
});
