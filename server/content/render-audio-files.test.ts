import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readListeningScript } from '#rules/listening/script.ts';
import { decodeAudio } from '../engines/audio/decode-audio.ts';
import { createFlite } from '../engines/tts/flite.ts';
import { createSpeechEncoder } from '../engines/tts/speech-encoder.ts';
import type { TextToSpeech } from '../engines/tts/text-to-speech.ts';
import { findRecording, makeRecording } from './render-audio-files.ts';

const SCRIPT = 'NARRATOR: Part one.\n[pause 3]\nWOMAN: Good morning.\nMAN: Good morning. How can I help?';

const directory = await mkdtemp(join(tmpdir(), 'luyen-audio-'));
const flite = createFlite();
const encoder = createSpeechEncoder();
afterAll(() => Promise.all([flite.close(), encoder.close(), rm(directory, { recursive: true })]));

function scriptOf(source: string) {
  const reading = readListeningScript(source);
  if (!reading.ok) throw new Error(reading.faults[0]?.message);
  return reading.script;
}

/** flite with a call counter. */
function countingEngine(name = flite.engine) {
  const said: string[] = [];
  const engine: TextToSpeech = {
    engine: name,
    speak: (utterance) => {
      said.push(utterance.text);
      return flite.speak(utterance);
    },
    close: async () => {},
  };
  return { engine, said };
}

describe('makeRecording', { timeout: 60_000 }, () => {
  const { engine, said } = countingEngine();
  const studio = { directory, engines: [engine], encoder };
  const script = scriptOf(SCRIPT);

  it('makes a file with silence where the script asks for it', async () => {
    const { file, seconds, starts } = await makeRecording(script, engine, studio);
    expect(said).toHaveLength(4);
    expect(starts).toHaveLength(4);
    const pcm = await decodeAudio(await readFile(file));
    expect(pcm.length / 16_000).toBeCloseTo(seconds, 1);
    const loudest = (from: number, to: number) =>
      pcm.subarray(from * 16_000, to * 16_000).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const second = starts[1] ?? 0;
    expect(second).toBeGreaterThan(4);
    expect(loudest(second - 2.9, second - 0.1)).toBeLessThan(200);
    for (const start of starts) expect(loudest(start, start + 0.8)).toBeGreaterThan(3000);
    expect(starts.at(-1)).toBeLessThan(seconds);
  });

  it('makes it once', async () => {
    expect(await findRecording(script, engine, studio)).toEqual(await makeRecording(script, engine, studio));
    expect(said).toHaveLength(4);
  });

  it.each([
    ['other words', scriptOf(SCRIPT.replace('help', 'serve')), engine],
    ['another pause', scriptOf(SCRIPT.replace('3', '2')), engine],
    ['another engine', script, countingEngine('other').engine],
  ])('finds no recording for %s', async (_, otherScript, otherEngine) => {
    expect(await findRecording(otherScript, otherEngine, studio)).toBeNull();
  });

  it('makes it again when the cached file is damaged, leaving no partial files', async () => {
    const { key } = await makeRecording(script, engine, studio);
    await writeFile(join(directory, `${key}.json`), '{');
    expect(await findRecording(script, engine, studio)).toBeNull();
    const again = await makeRecording(script, engine, studio);
    expect(said).toHaveLength(8);
    expect(await findRecording(script, engine, studio)).toEqual(again);
    expect((await readdir(directory)).toSorted()).toEqual([`${key}.json`, `${key}.m4a`]);
  });
});
