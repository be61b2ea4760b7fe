import { describe, expect, it } from 'vitest';
import { type ListeningScript, readListeningScript } from '#rules/listening/script.ts';
import { SpeechFailed, type TextToSpeech, type Utterance } from '../engines/tts/text-to-speech.ts';
import { speakScript } from './render-audio.ts';

const RATE = 16_000;

function scriptOf(source: string): ListeningScript {
  const reading = readListeningScript(source);
  if (!reading.ok) throw new Error(reading.faults[0]?.message);
  return reading.script;
}

/** Speaks every sentence in one second, the man half as loud as the woman. */
function steadyEngine() {
  const said: Utterance[] = [];
  const engine: TextToSpeech = {
    engine: 'steady',
    speak: async (utterance) => {
      said.push(utterance);
      return new Int16Array(RATE).fill(utterance.voice === 'male' ? 1000 : 2000);
    },
    close: async () => {},
  };
  return { engine, said };
}

const loudnessAt = (pcm: Int16Array, second: number) => pcm[Math.round(second * RATE)];

describe('speakScript', () => {
  it("speaks each sentence with its speaker and the script's silences, and returns the start times", async () => {
    const { engine, said } = steadyEngine();
    const script = scriptOf('WOMAN: One. Two.\nMAN: Three.\n[pause 5]\nFour.');
    const { pcm, starts } = await speakScript(script, engine);
    expect(said.map(({ text, voice, speaker }) => [text, voice, speaker])).toEqual([
      ['One.', 'female', 0],
      ['Two.', 'female', 0],
      ['Three.', 'male', 0],
      ['Four.', 'male', 0],
    ]);
    expect(starts).toEqual([0.5, 1.7, 3.15, 9.15]);
    expect(pcm.length / RATE).toBeCloseTo(11.15, 2);
    for (const second of [0.4, 1.6, 3, 5, 9, 11]) expect(loudnessAt(pcm, second)).toBe(0);
    for (const second of starts) expect(loudnessAt(pcm, second + 0.1)).toBe(3000);
  });

  it('fails and stops when the engine fails', async () => {
    const { engine, said } = steadyEngine();
    const broken = { ...engine, speak: () => Promise.reject(new SpeechFailed('broken')) };
    await expect(speakScript(scriptOf('MAN: One. Two.'), broken)).rejects.toThrow('broken');
    expect(said).toEqual([]);
  });
});
