import type { ListeningScript } from '#rules/listening/script.ts';
import { SAMPLE_RATE } from '#speech/features.ts';
import { SpeechFailed, type TextToSpeech } from '../engines/tts/text-to-speech.ts';

/** Silence around and between what is said, seconds. */
const BEFORE = 0.5;
const BETWEEN_SENTENCES = 0.2;
const BETWEEN_PARAGRAPHS = 0.45;
const AFTER = 1;
/** Loudness that every speaker is brought to, and the loudest a sample may become, full scale 32767. */
const LOUDNESS = 3_000;
const PEAK = 31_000;
/** Quieter samples are no speech. */
const QUIET = 200;

/** Changes whenever the same sentences would be put together otherwise. */
export const RENDERING = 'joined-1';

export interface SpokenScript {
  /** Mono, 16 kHz. */
  pcm: Int16Array;
  /** When each sentence begins, seconds. */
  starts: number[];
}

/** Makes a sentence as loud as all others: engines' voices differ by half. */
function levelled(pcm: Int16Array): Int16Array {
  let power = 0;
  let count = 0;
  let peak = 1;
  for (const sample of pcm) {
    const size = Math.abs(sample);
    peak = Math.max(peak, size);
    if (size < QUIET) continue;
    power += sample * sample;
    count++;
  }
  if (count === 0) return pcm;
  const gain = Math.min(LOUDNESS / Math.sqrt(power / count), PEAK / peak);
  return pcm.map((sample) => Math.round(sample * gain));
}

function joined(pieces: readonly (Int16Array | number)[]): Int16Array {
  const lengths = pieces.map((piece) => (typeof piece === 'number' ? piece : piece.length));
  const pcm = new Int16Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece !== 'number') pcm.set(piece, at);
    at += lengths[index] ?? 0;
  }
  return pcm;
}

const samples = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);

/** Has one engine say a whole script, sentence by sentence, with the silence that the script asks for. */
export async function speakScript(script: ListeningScript, engine: TextToSpeech): Promise<SpokenScript> {
  const pieces: (Int16Array | number)[] = [samples(BEFORE)];
  const starts: number[] = [];
  let length = samples(BEFORE);
  let before: number | null = null;
  const add = (piece: Int16Array | number): void => {
    pieces.push(piece);
    length += typeof piece === 'number' ? piece : piece.length;
  };
  for (const step of script.steps) {
    if (step.kind === 'pause') {
      add(samples(step.seconds));
      before = null;
      continue;
    }
    const speaker = script.speakers[step.speaker];
    if (speaker === undefined) throw new SpeechFailed(`${step.speaker} has no voice`);
    if (before !== null) add(samples(step.turn === before ? BETWEEN_SENTENCES : BETWEEN_PARAGRAPHS));
    starts.push(Math.round((length / SAMPLE_RATE) * 100) / 100);
    add(levelled(await engine.speak({ text: step.text, ...speaker })));
    before = step.turn;
  }
  add(samples(AFTER));
  return { pcm: joined(pieces), starts };
}
