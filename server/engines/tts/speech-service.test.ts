import { afterEach, describe, expect, it } from 'vitest';
import { wavFile } from '#tests/support/bombs/wav-file.ts';
import { json, type Reply, startProvider } from '#tests/support/provider-server.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { createSpeechService } from './speech-service.ts';
import { SpeechFailed, type TextToSpeech, withFirstWorking } from './text-to-speech.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const settings = {
  TTS_API_KEY: 'secret',
  TTS_MODEL: 'tts-1',
  TTS_FEMALE_VOICES: ['nova', 'shimmer'],
  TTS_MALE_VOICES: ['onyx'],
  PROVIDER_TIMEOUT_SECONDS: 60,
  PROVIDER_TRIES: 1,
};
const utterance = { text: 'Good morning.', voice: 'female', speaker: 0, rate: 1.1 } as const;

/** One second of sound at 24 kHz as streamed by such services: with an unknown length in its header. */
function streamedWav(samples = 24_000): Buffer {
  const file = Buffer.alloc(44 + 2 * samples, 8);
  file.write('RIFF\xff\xff\xff\xffWAVEfmt ', 0, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(24_000, 24);
  file.writeUInt32LE(48_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data\xff\xff\xff\xff', 36, 'latin1');
  return file;
}

const wav =
  (answer: Buffer): Reply =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'audio/wav' }).end(answer);

async function provider(reply: Reply) {
  const server = await startProvider(reply);
  opened.push(server.close);
  return server;
}

describe('createSpeechService', () => {
  it('sends the standard request and resamples the response to 16 kHz', async () => {
    const { seen, base } = await provider(wav(streamedWav()));
    const service = createSpeechService(`${base}/`, settings);
    const pcm = await service.speak({ ...utterance, speaker: 3 });
    expect(pcm).toHaveLength(16_000);
    const body = {
      model: 'tts-1',
      voice: 'shimmer',
      input: 'Good morning.',
      speed: 1.1,
      response_format: 'wav',
    };
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      url: '/v1/audio/speech',
      headers: { authorization: 'Bearer secret' },
    });
    expect(JSON.parse(String(seen[0]?.body))).toEqual(body);
    expect(service.engine).not.toContain('secret');
  });

  it.each<[string, Reply, string]>([
    ['refuses', json({}, 429), 'answered 429'],
    ['sends an MP3 after all', wav(Buffer.from('ID3 and so on')), 'sent no WAV'],
    ['sends silence', wav(streamedWav(0)), 'sent silence'],
    [
      'sends more than an utterance in few bytes',
      wav(wavFile({ rate: 8_000, bytes: 241 * 16_000 })),
      'sent more than 240 s',
    ],
    ['hangs up', (response) => void response.destroy(), 'could not be reached'],
  ])('fails when the service %s', async (_, reply, message) => {
    const { base } = await provider(reply);
    const said = createSpeechService(base, settings).speak(utterance);
    await expect(said).rejects.toThrow(ProviderError);
    await expect(said).rejects.toThrow(message);
  });
});

describe('withFirstWorking', () => {
  const engineOf = (engine: string): TextToSpeech => ({
    engine,
    speak: async () => new Int16Array(1),
    close: async () => {},
  });
  const engines = [engineOf('service'), engineOf('embedded')];

  it.each([
    ['the first when it can', [], 'service', []],
    ['the next when it cannot, and reports the failure', ['service'], 'embedded', ['service: broken']],
  ])('takes %s', async (_, broken, expected, reported) => {
    const failures: string[] = [];
    const task = async ({ engine }: TextToSpeech) => {
      if (broken.includes(engine)) throw new SpeechFailed('broken');
      return engine;
    };
    const taken = await withFirstWorking(engines, task, ({ engine }, reason) =>
      failures.push(`${engine}: ${reason}`),
    );
    expect(taken).toBe(expected);
    expect(failures).toEqual(reported);
  });

  it("fails with the last engine's error when none can", async () => {
    const task = async ({ engine }: TextToSpeech) => {
      throw new SpeechFailed(engine);
    };
    await expect(withFirstWorking(engines, task, () => {})).rejects.toThrow('embedded');
  });
});
