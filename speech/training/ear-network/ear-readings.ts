/**
 * Lets the recogniser's network hear each reading of the data set, with its text and with another one's. Takes half an hour
 * on one core, so results are cached next to the data and computed with as many threads as the machine has cores.
 */
import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readWav } from '#server/engines/audio/wav.ts';
import { readRecogniser } from '#server/engines/transcription/read-recogniser.ts';
import type { EarStretch, WeighedToken } from '../../recognition/ear-stretch.ts';
import { createHearText } from '../../recognition/hear-text.ts';
import { STATE_WIDTH } from '../../recognition/state-rows.ts';
import { LAYERS } from '../../scoring/ear-network/ear-inputs.ts';
import { OTHER_TEXT } from '../hear-readings.ts';
import { inThreads, isOfPart, type ReadingsPart, servePart } from '../reading-parts.ts';
import { type MarkedReading, readSpeechocean } from '../speechocean.ts';

/** What was heard of one recording; its states are in a file of their own. */
interface EarRow {
  index: number;
  /** Where its states are: part, and number of the first row. */
  part: number;
  at: number;
  rows: number;
  seconds: number;
  own: WeighedToken[];
  otherText: WeighedToken[];
}

const ROW = LAYERS * STATE_WIDTH;
const statesAt = (folder: string, split: string, part: number): string =>
  join(folder, `ear-${split}-${part}.f16`);

const rounded = (token: WeighedToken): WeighedToken => ({
  ...token,
  own: Number(token.own.toFixed(4)),
  best: Number(token.best.toFixed(4)),
  end: Number(token.end.toFixed(4)),
  entropy: Number(token.entropy.toFixed(4)),
  prior: Number(token.prior.toFixed(4)),
});

async function hearPart(ownPart: ReadingsPart): Promise<EarRow[]> {
  const { folder, split, part } = ownPart;
  const hearText = await createHearText(await readRecogniser());
  const readings = readSpeechocean(folder, split);
  const wordsOf = (reading: MarkedReading | undefined) => (reading?.words ?? []).map(({ text }) => text);
  const states = openSync(statesAt(folder, split, part), 'w');
  const heard: EarRow[] = [];
  let at = 0;
  for (const [index, reading] of readings.entries()) {
    if (!isOfPart(ownPart, index, readings.length)) continue;
    const pcm = readWav(readFileSync(reading.wav));
    const { layers, tokens, seconds } = await hearText(pcm, wordsOf(reading));
    const { tokens: otherText } = await hearText(
      pcm,
      wordsOf(readings[(index + OTHER_TEXT) % readings.length]),
    );
    const rows = (layers[0]?.length ?? 0) / STATE_WIDTH;
    const out = new Float16Array(rows * ROW);
    for (const [layer, values] of layers.entries())
      for (let row = 0; row < rows; row++)
        out.set(values.subarray(row * STATE_WIDTH, (row + 1) * STATE_WIDTH), row * ROW + layer * STATE_WIDTH);
    writeSync(states, new Uint8Array(out.buffer));
    const row = { index, part, at, rows, seconds };
    heard.push({ ...row, own: tokens.map(rounded), otherText: otherText.map(rounded) });
    at += rows;
  }
  closeSync(states);
  return heard;
}

async function heardRows(folder: string, split: 'train' | 'test'): Promise<EarRow[]> {
  const cache = join(folder, `ear-${split}.json`);
  if (!existsSync(cache)) {
    writeFileSync(cache, JSON.stringify(await inThreads<EarRow>(import.meta.url, { folder, split })));
  }
  return JSON.parse(readFileSync(cache, 'utf8'));
}

/** What the recogniser heard of one reading. */
export interface EarHeard {
  own: EarStretch;
  otherText: EarStretch;
}

/** @returns by the index of each reading in the data set, what was heard of it */
export async function earReadings(
  folder: string,
  split: 'train' | 'test',
): Promise<(index: number) => EarHeard> {
  const rows = new Map((await heardRows(folder, split)).map((row) => [row.index, row]));
  const parts = [...new Set([...rows.values()].map(({ part }) => part))].toSorted();
  const states = parts.map((part) => new Float16Array(readFileSync(statesAt(folder, split, part)).buffer));
  return (index) => {
    const row = rows.get(index);
    const all = states[row?.part ?? 0]?.subarray(
      (row?.at ?? 0) * ROW,
      ((row?.at ?? 0) + (row?.rows ?? 0)) * ROW,
    );
    if (!row || !all) throw new Error(`reading ${index} was not heard`);
    const layers = Array.from({ length: LAYERS }, (_, layer) =>
      Float32Array.from({ length: row.rows * STATE_WIDTH }, (_, i) => {
        const at = Math.floor(i / STATE_WIDTH) * ROW + layer * STATE_WIDTH + (i % STATE_WIDTH);
        return all[at] ?? 0;
      }),
    );
    const stretch = { seconds: row.seconds, layers };
    return { own: { ...stretch, tokens: row.own }, otherText: { ...stretch, tokens: row.otherText } };
  };
}

await servePart(import.meta.url, hearPart);
