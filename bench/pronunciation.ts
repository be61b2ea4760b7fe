import { readWav } from '#server/engines/audio/wav.ts';
import { readModelFile } from '#server/engines/speech/knowledge-files.ts';
import { loadSpeechKnowledge } from '#server/engines/speech/speech-knowledge.ts';
import { scorePronunciation } from '#speech/pronunciation.ts';
import { readEarNetwork } from '#speech/scoring/ear-network/ear-network.ts';
import type { ScoreModel } from '#speech/scoring/score-model.ts';
import { earReadings } from '#speech/training/ear-network/ear-readings.ts';
import { evaluate } from '#speech/training/evaluate.ts';
import { judgeTestReadings } from '#speech/training/judge-readings.ts';
import { seededRandom } from '#speech/training/random.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { type Figure, median } from './table.ts';

const SENTENCE = 'Many people think that learning English every day is the best way to improve.';
const ROUNDS = 7;
const UNSPOKEN = 200;
const RATE = 16_000;

/** Required correlations; published ones are in speech/training/README.md. */
const MIN_CORRELATIONS = {
  'by sounds': {
    phone: 0.615,
    word: 0.61,
    accuracy: 0.74,
    fluency: 0.81,
    prosody: 0.8,
    total: 0.795,
    textMatchAuc: 0.99,
  },
  'with the ear': {
    phone: 0.68,
    word: 0.675,
    accuracy: 0.79,
    fluency: 0.83,
    prosody: 0.835,
    total: 0.84,
    textMatchAuc: 0.99,
  },
} as const;

/** Silence at many levels, hiss, hum, clicks and bursts without any voice; deterministic per index. */
function unspoken(index: number): Int16Array {
  const random = seededRandom(index);
  const level = 10 ** (random() * 4.3);
  const hertz = 50 + 3000 * random();
  const kind = index % 5;
  let brown = 0;
  return Int16Array.from({ length: Math.round(RATE * (2 + 4 * random())) }, (_, i) => {
    const white = 2 * random() - 1;
    brown = 0.98 * brown + 0.2 * white;
    const burst = Math.floor(i / 4000) % 2;
    const hum = Math.sin((2 * Math.PI * hertz * i) / RATE);
    const sample =
      [white * Math.min(level, 20), white, brown, white * burst, 0.1 * hum + 0.9 * white][kind] ?? 0;
    return Math.max(-32_000, Math.min(32_000, kind === 0 ? sample : level * sample));
  });
}

const figure = (
  name: string,
  ours: number,
  bound: Figure['bound'],
  limit: number,
  plain: string,
): Figure => ({
  name,
  ours: ours.toFixed(3),
  plain,
  ratio: ours,
  bound,
  limit,
});

/** Correlation with experts on marked readings, if SPEECHOCEAN_DIR is the folder of the data set. */
async function againstExperts(scores: ScoreModel): Promise<Figure[]> {
  const folder = process.env.SPEECHOCEAN_DIR;
  if (folder === undefined) {
    console.log('SPEECHOCEAN_DIR is not set: no correlation with experts (speech/training/README.md)');
    return [];
  }
  const test = await judgeTestReadings(folder, scores);
  const heard = await earReadings(folder, 'test');
  return [
    ['by sounds', evaluate(scores, test, null)] as const,
    [
      'with the ear',
      evaluate(scores, test, { heard, network: readEarNetwork(readModelFile('ear-network.bin')) }),
    ] as const,
  ].flatMap(([way, figures]) => {
    console.log(way);
    for (const [name, value] of Object.entries(figures))
      console.log(`  ${name.padEnd(20)} ${value.toFixed(3)}`);
    return Object.entries(MIN_CORRELATIONS[way]).map(([name, limit]) =>
      figure(
        `${name} ${way}, test readings of speechocean762`,
        figures[name] ?? 0,
        'min',
        limit,
        'the experts',
      ),
    );
  });
}

/** Scoring time, rejection of non-speech, and correlation with experts. */
export async function pronunciationFigures(): Promise<Figure[]> {
  const knowledge = loadSpeechKnowledge();
  const pcm = readWav(await speakToWav(SENTENCE, 'slt'));
  const seconds = pcm.length / RATE;
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    scorePronunciation(knowledge, pcm, SENTENCE);
    return (performance.now() - began) / 1000;
  });
  const declined = Array.from({ length: UNSPOKEN }, (_, index) =>
    scorePronunciation(knowledge, unspoken(index), SENTENCE),
  ).filter(({ outcome }) => outcome === 'declined').length;
  return [
    figure(
      'scoring, of the length of the audio',
      median(times) / seconds,
      'max',
      0.15,
      `${seconds.toFixed(1)} s`,
    ),
    figure('silence and noise declined', declined / UNSPOKEN, 'min', 1, `${UNSPOKEN} cases`),
    ...(await againstExperts(knowledge.scores)),
  ];
}
