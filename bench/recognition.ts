import { readWav } from '#server/engines/audio/wav.ts';
import { readRecogniser } from '#server/engines/transcription/read-recogniser.ts';
import { WIDE } from '#speech/recognition/beam-search.ts';
import { cutAtPauses } from '#speech/recognition/cut-at-pauses.ts';
import { recognise } from '#speech/recognition/recognise.ts';
import { compareWords } from '#speech/training/compare-words.ts';
import {
  type RecognisedReading,
  recogniseReadings,
  textOf,
  wordsIn,
} from '#speech/training/recognised-readings.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { type Figure, median } from './table.ts';

const TALK =
  'I really like the area where I live, although it is a little noisy at night. My street is close to a big market, so I can buy fresh food every morning. However, the buses often come late, because there are too many motorbikes on the road.';
const ROUNDS = 3;
const RATE = 16_000;
const READINGS = 500;
/** Speakers by the experts' mark of the reading, and the share of words that may be wrong. */
const GROUPS = [
  { name: 'readers above .85', has: (total: number) => total > 0.85, most: 0.15 },
  { name: 'readers of .7 to .85', has: (total: number) => total >= 0.7 && total <= 0.85, most: 0.38 },
];

const share = (name: string, ours: number, limit: number, plain: string): Figure => ({
  name,
  ours: ours.toFixed(3),
  plain,
  ratio: ours,
  bound: 'max',
  limit,
});

function wordErrors(readings: readonly RecognisedReading[]): number {
  let [errors, words] = [0, 0];
  for (const { text, stretches } of readings) {
    errors += compareWords(wordsIn(stretches.map(({ sentence }) => textOf(sentence)).join(' ')), text).errors;
    words += text.length;
  }
  return errors / words;
}

/** Word errors on readings that experts marked, if SPEECHOCEAN_DIR is the folder of the data set. */
async function onReadings(): Promise<Figure[]> {
  const folder = process.env.SPEECHOCEAN_DIR;
  if (folder === undefined) {
    console.log('SPEECHOCEAN_DIR is not set: no word errors of readings (speech/training/README.md)');
    return [];
  }
  const { readings } = await recogniseReadings(folder, 'test', READINGS, WIDE);
  const nothing = readings.filter(({ stretches }) =>
    stretches.every(({ sentence }) => sentence.tokens.length === 0),
  );
  return [
    ...GROUPS.map(({ name, has, most }) => {
      const own = readings.filter(({ total }) => has(total));
      return share(`word errors, ${name}`, wordErrors(own), most, `${own.length} readings`);
    }),
    share(
      'readings of which nothing was heard',
      nothing.length / readings.length,
      0.01,
      `${readings.length} readings`,
    ),
  ];
}

/** How fast and how rightly speech is recognised. */
export async function recognitionFigures(): Promise<Figure[]> {
  const network = await readRecogniser();
  const figures: Figure[] = [];
  for (const voice of ['slt', 'rms'] as const) {
    const pcm = readWav(await speakToWav(TALK, voice));
    const times: number[] = [];
    let heard: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage();
      heard = [];
      for (const { from, to, voiced } of cutAtPauses(pcm))
        heard.push(
          ...(await recognise(network, pcm.subarray(from, to), { voiced, width: WIDE })).map(
            ({ text }) => text,
          ),
        );
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1e6);
    }
    const { errors } = compareWords(wordsIn(heard.join(' ')), wordsIn(TALK));
    const seconds = pcm.length / RATE;
    figures.push(
      share(
        `processor time to recognise ${voice}, of its length`,
        median(times) / seconds,
        0.125,
        `${seconds.toFixed(1)} s`,
      ),
      share(`word errors of ${voice}`, errors / wordsIn(TALK).length, 0.08, `${wordsIn(TALK).length} words`),
    );
  }
  return [...figures, ...(await onReadings())];
}
