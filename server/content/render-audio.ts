import type { ListeningScript } from '#rules/listening/script.ts';
import { SAMPLE_RATE } from '#speech/frames.ts';
import { levelled } from '../engines/tts/levelled.ts';
import { SpeechFailed, type TextToSpeech } from '../engines/tts/text-to-speech.ts';

/** Silence around and between sentences, seconds. */
const BEFORE = 0.5;
const BETWEEN_SENTENCES = 0.2;
const BETWEEN_PARAGRAPHS = 0.45;
const AFTER = 1;
/** Change it whenever the same sentences would be joined differently. */
export const RENDERING = 'joined-1';

export interface SpokenScript {
  /** Mono, 16 kHz. */
  pcm: Int16Array;
  /** Start of each sentence, seconds. */
  starts: number[];
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

/** Speaks a whole script with one engine, sentence by sentence, with the script's silences. */
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
