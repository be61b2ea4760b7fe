import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readWav } from '#server/engines/audio/wav.ts';
import { readRecogniser } from '#server/engines/transcription/read-recogniser.ts';
import { cutAtPauses } from '#speech/recognition/cut-at-pauses.ts';
import { RECOGNISER, recognise } from '#speech/recognition/recognise.ts';
import { type RecognisedText, textOf } from '#speech/recognition/transcript.ts';
import { seededRandom } from '#speech/training/random.ts';
import { speakToWav } from '../../tests/support/speak.ts';

/** How the sentences are spoken: by whom, and with how much noise (decibels of the voice above it; null: none). */
export const CONDITIONS = [
  { name: 'slt', voice: 'slt', noise: null },
  { name: 'rms', voice: 'rms', noise: null },
  { name: 'slt, noise', voice: 'slt', noise: 15 },
  { name: 'rms, noise', voice: 'rms', noise: 15 },
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A device that is slow follows one sentence; a server follows more and hears a little better. */
const WIDTH = 1;
const SEED = 15;
/** Sentences after which what was heard so far is kept. */
const KEEP_EVERY = 20;
const MAX_SAMPLE = 32_767;

const CACHE = new URL('../../node_modules/.cache/luyen/', import.meta.url);
const fileOf = ({ name }: Condition): string =>
  fileURLToPath(new URL(`paraphrases-${RECOGNISER.version}-${name.replace(', ', '-')}.json`, CACHE));

/** White noise under a voice; the same in every run. */
function withNoise(pcm: Int16Array, decibels: number): Int16Array {
  const power = pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length;
  const most = Math.sqrt((3 * power) / 10 ** (decibels / 10));
  const random = seededRandom(SEED);
  return pcm.map((sample) => Math.max(-MAX_SAMPLE, Math.min(MAX_SAMPLE, sample + most * (2 * random() - 1))));
}

/** The sentence as sound: mono, 16 kHz. */
async function soundOf(text: string, { voice, noise }: Condition): Promise<Int16Array> {
  const pcm = readWav(await speakToWav(text, voice));
  return noise === null ? pcm : withNoise(pcm, noise);
}

/** What the recogniser hears of each sentence, kept outside git: it is recognised once. */
export async function hearSentences(
  sentences: readonly string[],
  condition: Condition,
): Promise<ReadonlyMap<string, RecognisedText>> {
  const file = fileOf(condition);
  const kept = await readFile(file, 'utf8').catch(() => '{}');
  const heard = new Map<string, RecognisedText>(Object.entries(JSON.parse(kept)));
  const missing = [...new Set(sentences)].filter((text) => !heard.has(text));
  if (missing.length === 0) return heard;
  await mkdir(CACHE, { recursive: true });
  const keep = () => writeFile(file, JSON.stringify(Object.fromEntries(heard)));
  const network = await readRecogniser();
  for (const [index, text] of missing.entries()) {
    const pcm = await soundOf(text, condition);
    const stretches = [];
    for (const { from, to, voiced } of cutAtPauses(pcm))
      stretches.push(await recognise(network, pcm.subarray(from, to), { voiced, width: WIDTH }));
    heard.set(text, textOf(stretches));
    if (index % KEEP_EVERY === 0) await keep();
  }
  await keep();
  return heard;
}
