import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FLITE } from '#server/engines/tts/flite.ts';
import { SpeechFailed, type TextToSpeech, type Utterance } from '#server/engines/tts/text-to-speech.ts';
import { voiceKey, voiceMaker } from './make-voice.ts';
import { openVoiceFiles } from './voice-files.ts';
import { examinerLine } from './voice-lines.ts';

const LINE = examinerLine('Two cafés?');

function engineOf(engine: string, said: Utterance[]): TextToSpeech & { broken: boolean } {
  return {
    engine,
    broken: false,
    async speak(utterance) {
      said.push(utterance);
      if (this.broken) throw new SpeechFailed('away');
      return new Int16Array(160).fill(1000);
    },
    close: async () => {},
  };
}

async function newStudio() {
  const directory = await mkdtemp(join(tmpdir(), 'luyen-voices-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const said = { service: [] as Utterance[], plain: [] as Utterance[] };
  const service = engineOf('service-1', said.service);
  const plain = engineOf(FLITE, said.plain);
  const encoder = {
    encoder: 'raw',
    encode: async (pcm: Int16Array) => new Uint8Array(pcm.length),
    close: async () => {},
  };
  const files = openVoiceFiles(directory);
  const letLargeIn = vi.fn(async () => undefined);
  const make = (voices: readonly TextToSpeech[]) =>
    voiceMaker({ speech: { voices, encoder }, disk: { letLargeIn }, log: { warn: vi.fn() } }, files);
  const keys = { service: voiceKey(LINE, service, encoder), plain: voiceKey(LINE, plain, encoder) };
  return { directory, files, said, service, plain, make, keys, letLargeIn };
}

it('is made once, and found by its key', async () => {
  const { files, said, service, make, keys, letLargeIn } = await newStudio();
  const say = make([service]);
  expect(await say(LINE)).toEqual({ key: keys.service, bytes: 160 });
  expect(await say(LINE)).toEqual({ key: keys.service, bytes: 160 });
  expect(said.service).toHaveLength(1);
  expect(letLargeIn).toHaveBeenCalledExactlyOnceWith(160);
  expect(await files.find(keys.service)).toEqual({ key: keys.service, bytes: 160 });
  expect(await files.hashOf(keys.service)).toMatch(/^[0-9a-f]{64}$/);
});

it('a service reads the text as it is written, the plain voice as it has to be written for it', async () => {
  const { said, service, plain, make } = await newStudio();
  await make([service])(LINE);
  await make([plain])(LINE);
  expect(said.service.map(({ text }) => text)).toEqual(['Two cafés?']);
  expect(said.plain.map(({ text }) => text)).toEqual(['Two cafes?']);
});

it('where the service fails, the plain voice speaks under its own key, and the service is left alone', async () => {
  const { directory, said, service, plain, make, keys } = await newStudio();
  service.broken = true;
  const say = make([service, plain]);
  expect(await say(LINE)).toEqual({ key: keys.plain, bytes: 160 });
  expect(await readdir(directory)).toEqual([`${keys.plain}.m4a`]);
  await say(examinerLine('Another line.'));
  expect(said.service).toHaveLength(1);
  expect(said.plain).toHaveLength(2);
});

it('after a while the service is asked again', async () => {
  const { said, service, plain, make, keys } = await newStudio();
  service.broken = true;
  const say = make([service, plain]);
  await say(LINE);
  service.broken = false;
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 6 * 60_000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await say(LINE)).toEqual({ key: keys.service, bytes: 160 });
  expect(said.service).toHaveLength(2);
});
