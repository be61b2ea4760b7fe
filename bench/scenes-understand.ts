import { readFileSync } from 'node:fs';
import { decideTurn } from '#speech/meaning/decide-turn.ts';
import { likelyMeanings } from '#speech/meaning/likeness/likely-meanings.ts';
import { WordLikeness } from '#speech/meaning/likeness/word-likeness.ts';
import { readWordVectors } from '#speech/meaning/likeness/word-vectors.ts';
import type { RecognisedText } from '#speech/recognition/transcript.ts';
import { CONDITIONS, hearSentences } from './paraphrases/hear-sentences.ts';
import {
  type Paraphrase,
  readOffTopic,
  readParaphrases,
  sceneTurns,
} from './paraphrases/read-paraphrases.ts';
import type { Figure } from './table.ts';

/** Shares of all paraphrases; of what is off the topic; of what says the opposite. */
const MIN_UNDERSTOOD = 0.6;
const MAX_WRONG = 0.03;
const MAX_ACCEPTED = 0.03;
const MAX_OPPOSITE = 0.05;
/** A negation that is spoken may also be misheard. */
const MAX_OPPOSITE_SPOKEN = 0.1;

type Outcome = 'atOnce' | 'first' | 'second' | 'askedWrongly' | 'again' | 'wrong' | 'askedBack';

const VECTORS = new URL('../speech/meaning/likeness/word-vectors.bin', import.meta.url);
const likeness = new WordLikeness(readWordVectors(readFileSync(VECTORS)));

function outcomeOf({ at, meaning }: Paraphrase, { text, isReliable }: RecognisedText): Outcome {
  const likely = likelyMeanings(likeness, text, at);
  const decided = decideTurn({ words: { text, isReliable, likely }, aligned: null, meanings: at.meanings });
  if (decided.kind === 'heard') return decided.meaning === meaning ? 'atOnce' : 'wrong';
  if (decided.kind === 'askedBack') return 'askedBack';
  if (decided.kind !== 'unsure') return 'again';
  const [first, second] = decided.candidates;
  if (first === meaning) return 'first';
  return second === meaning ? 'second' : 'askedWrongly';
}

const written = (text: string): RecognisedText => ({ text, unsure: [], isReliable: true });

/** How each of these comes out, in counts. */
async function count(cases: readonly Paraphrase[], condition: (typeof CONDITIONS)[number] | null) {
  const heard =
    condition &&
    (await hearSentences(
      cases.map(({ text }) => text),
      condition,
    ));
  const outcomes = { atOnce: 0, first: 0, second: 0, askedWrongly: 0, again: 0, wrong: 0, askedBack: 0 };
  for (const one of cases) {
    const outcome = outcomeOf(one, heard?.get(one.text) ?? written(one.text));
    outcomes[outcome]++;
    if (process.env.SCENES_PRINT === outcome)
      console.log(
        `    ${one.at.scene} ${one.at.turn} ${one.meaning}: ${one.text} | ${heard?.get(one.text)?.text ?? ''}`,
      );
  }
  return outcomes;
}

/**
 * How many paraphrases that no author of scenes has seen are understood, by the words alone: as text, which is the most that
 * can be reached, and as two voices say them, with and without noise. PARAPHRASES=dev shows the others, from which was learnt.
 */
export async function scenesUnderstandFigures(): Promise<Figure[]> {
  const turns = await sceneTurns();
  const paraphrases = readParaphrases(turns, process.env.PARAPHRASES === 'dev' ? 'dev' : 'test');
  const offTopic = readOffTopic(turns);
  const polarity = readParaphrases(turns, 'polarity');
  const figures: Figure[] = [];
  const share = (name: string, ours: number, of: number, bound: Figure['bound'], limit: number) =>
    figures.push({ name, ours: `${ours}`, plain: `${of}`, ratio: ours / of, bound, limit });
  const only = process.env.SCENES_CONDITIONS?.split(',');
  for (const condition of [null, ...CONDITIONS]) {
    const name = condition?.name ?? 'text';
    if (only && !only.includes(name)) continue;
    const found = await count(paraphrases, condition);
    const off = await count(offTopic, condition);
    const opposite = await count(
      polarity.filter(({ last }) => last === 'opposite'),
      condition,
    );
    const right = await count(
      polarity.filter(({ last }) => last === 'right'),
      condition,
    );
    const { atOnce, first, second, askedWrongly, again, wrong, askedBack } = found;
    console.log(
      `  ${name}: of ${paraphrases.length} at once ${atOnce}, offered first ${first}, second ${second}, asked wrongly ${askedWrongly}, again ${again + askedBack}, wrong ${wrong}; off the topic of ${offTopic.length} accepted ${off.wrong}, asked about ${off.askedWrongly}, taken as a question back ${off.askedBack}; opposites of ${polarity.length / 2} accepted ${opposite.atOnce}, right ones heard ${right.atOnce}`,
    );
    share(`${name}: understood or offered first`, atOnce + first, paraphrases.length, 'min', MIN_UNDERSTOOD);
    share(`${name}: taken for another meaning`, wrong, paraphrases.length, 'max', MAX_WRONG);
    share(`${name}: off the topic and accepted`, off.wrong, offTopic.length, 'max', MAX_ACCEPTED);
    share(
      `${name}: opposites taken as said`,
      opposite.atOnce,
      polarity.length / 2,
      'max',
      condition ? MAX_OPPOSITE_SPOKEN : MAX_OPPOSITE,
    );
  }
  return figures;
}
