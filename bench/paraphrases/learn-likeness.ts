/**
 * Learns how much each measure of likeness tells: node bench/paraphrases/learn-likeness.ts. From the authors' own sentences,
 * each left out of its meaning and most without the words of its slots, sentences of other scenes, and dev.tsv; prints what
 * scenes that were not learnt from would have understood. Never reads test.tsv.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chancesOf, weighWords } from '#speech/meaning/likeness/likely-meanings.ts';
import { isHalfSmall, isSmall, spokenWords } from '#speech/meaning/likeness/spoken-words.ts';
import { meaningWords, type SentenceWords, sentenceWords } from '#speech/meaning/likeness/turn-words.ts';
import { WordLikeness } from '#speech/meaning/likeness/word-likeness.ts';
import { readWordVectors } from '#speech/meaning/likeness/word-vectors.ts';
import { seededRandom } from '#speech/training/random.ts';
import { CONDITIONS, hearSentences } from './hear-sentences.ts';
import { readParaphrases, type SceneTurn, sceneTurns } from './read-paraphrases.ts';

interface Example {
  scene: string;
  meaning: string | null;
  ids: string[];
  rows: (readonly number[])[];
  kind: 'own' | 'elsewhere' | 'dev';
  weight: number;
}

const FOLDS = 4;
const STEPS = 400;
const PACE = 0.08;
const RIDGE = 0.002;
const MASKED = 0.75;
const ELSEWHERE = 4;
const DEV_WEIGHT = 4;

const likeness = new WordLikeness(
  readWordVectors(readFileSync(new URL('../../speech/meaning/likeness/word-vectors.bin', import.meta.url))),
);
const random = seededRandom(11);
const among = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

function exampleOf(
  at: SceneTurn,
  meaning: string | null,
  said: SentenceWords,
  rest: Pick<Example, 'kind' | 'weight'> & { leftOut?: string },
): Example {
  const meanings = at.meanings.map((one) =>
    meaningWords({ ...one, sentences: one.sentences.filter((sentence) => sentence !== rest.leftOut) }),
  );
  const weighed = weighWords(likeness, said, { asked: at.asked, meanings });
  return {
    ...rest,
    scene: at.scene,
    meaning,
    ids: weighed.map(({ id }) => id),
    rows: weighed.map(({ row }) => row),
  };
}

/** Every second sentence, most without the words that make the meaning. */
const ownExamples = (at: SceneTurn): Example[] =>
  at.meanings.flatMap(({ id, sentences, slots }, index) =>
    sentences
      .filter((_, place) => (place + index) % 2 === 0)
      .map((sentence) => {
        const said = sentenceWords(sentence);
        const hidden = new Set(slots.flat().flatMap(spokenWords));
        const words = said.words.filter((word) => !hidden.has(word));
        const says = words.some((word) => !isSmall(word) && !isHalfSmall(word));
        const kept = random() < MASKED && says ? { ...said, words } : said;
        return exampleOf(at, id, kept, { kind: 'own', weight: 1, leftOut: sentence });
      }),
  );

const turns = await sceneTurns();
const own = turns.flatMap(ownExamples);
const elsewhere = turns.flatMap((at) =>
  Array.from({ length: ELSEWHERE }, () => {
    const other = among(turns.filter(({ scene }) => scene !== at.scene));
    const sentence = among(among(other.meanings).sentences);
    return exampleOf(at, null, sentenceWords(sentence), { kind: 'elsewhere', weight: 1 });
  }),
);
const paraphrases = readParaphrases(turns, 'dev');
const [clean] = CONDITIONS;
const heard = process.argv.includes('--heard')
  ? await hearSentences(
      paraphrases.map(({ text }) => text),
      clean,
    )
  : new Map();
const dev = paraphrases.flatMap(({ at, meaning, text }) => {
  const rest = { kind: 'dev' as const, weight: DEV_WEIGHT };
  return [exampleOf(at, meaning, sentenceWords(heard.get(text)?.text ?? text), rest)];
});

function learn(examples: readonly Example[]): number[] {
  const width = examples[0]?.rows[0]?.length ?? 0;
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Array<number>(width).fill(0);
  const [speed, force] = [new Float64Array(width), new Float64Array(width)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = Float64Array.from(weights, (weight) => RIDGE * weight);
    for (const { rows, ids, meaning, weight } of examples)
      for (const [index, chance] of chancesOf(rows, weights).entries()) {
        const error = ((chance - (ids[index] === meaning ? 1 : 0)) * weight) / all;
        for (const [at, value] of (rows[index] ?? []).entries()) slope[at] = (slope[at] ?? 0) + error * value;
      }
    for (const [at, value] of slope.entries()) {
      speed[at] = 0.9 * (speed[at] ?? 0) + 0.1 * value;
      force[at] = 0.999 * (force[at] ?? 0) + 0.001 * value * value;
      const ahead = (speed[at] ?? 0) / (1 - 0.9 ** step);
      const scale = Math.sqrt((force[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (PACE * ahead) / scale;
    }
  }
  return weights;
}

const scenes = [...new Set(turns.map(({ scene }) => scene))];
const examples = [...own, ...elsewhere, ...dev];
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const isIn = ({ scene }: Example) => scenes.indexOf(scene) % FOLDS === fold;
  const weights = learn(examples.filter((one) => !isIn(one)));
  return examples.filter(isIn).map((one) => {
    const ranked = chancesOf(one.rows, weights)
      .map((chance, at) => ({ chance, id: one.ids[at] }))
      .toSorted((a, b) => b.chance - a.chance);
    return { ...one, ranked };
  });
}).flat();
for (const kind of ['dev', 'own', 'elsewhere'] as const) {
  const those = judged.filter((one) => one.kind === kind);
  const first = those.filter(({ ranked, meaning }) => ranked[0]?.id === meaning).length;
  console.log(`${kind}: ${those.length}, the right one first ${first}`);
  for (const level of [0.5, 0.6, 0.7, 0.75, 0.8, 0.85]) {
    const sure = those.filter(({ ranked }) => (ranked[0]?.chance ?? 0) >= level);
    const right = sure.filter(({ ranked, meaning }) => ranked[0]?.id === meaning).length;
    console.log(`  from ${level}: ${right} right, ${sure.length - right} wrong`);
  }
  for (const level of [0.3, 0.4, 0.5])
    console.log(
      `  two of them above ${level}: ${those.filter(({ ranked }) => (ranked[0]?.chance ?? 0) + (ranked[1]?.chance ?? 0) >= level).length}`,
    );
}
const weights = learn(examples).map((value) => Number(value.toFixed(3)));
console.log(weights.join(' '));
writeFileSync(
  new URL('../../speech/meaning/likeness/likeness-weights.json', import.meta.url),
  `${JSON.stringify({ weights })}\n`,
);
