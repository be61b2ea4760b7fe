import WEIGHTS from './likeness-weights.json' with { type: 'json' };
import { LikenessMeter } from './measure-likeness.ts';
import { spokenWords } from './spoken-words.ts';
import { type AskedTurn, type MeaningWords, meaningWords, sentenceWords } from './turn-words.ts';
import type { WordLikeness } from './word-likeness.ts';

/** A meaning with the chance that it was meant; the rest to 1 is for none of them. */
export interface LikelyMeaning {
  id: string;
  chance: number;
  /** It was perhaps said with the opposite sense. */
  isTurned: boolean;
}

/** Measures of a meaning, and by how much each is above that of the best other meaning of the turn. */
export interface WeighedWords {
  id: string;
  row: readonly number[];
  isTurned: boolean;
}

/** Measures that are also compared with the other meanings. */
const COMPARED = 8;

export function weighWords(
  likeness: WordLikeness,
  said: { words: readonly string[]; asks: boolean },
  turn: { asked: readonly string[]; meanings: readonly MeaningWords[] },
): WeighedWords[] {
  const asked = new Set(turn.asked.flatMap(spokenWords).map((word) => likeness.baseOf(word)));
  const meter = new LikenessMeter(likeness, { ...said, asked });
  const { mass } = meter;
  const found = turn.meanings.map((meaning) => meter.measure(meaning));
  return turn.meanings.map(({ id }, index) => {
    const { measures = [], isTurned = false } = found[index] ?? {};
    const ahead = measures.slice(0, COMPARED).map((value, at) => {
      const others = found.filter((_, other) => other !== index).map((other) => other.measures[at] ?? 0);
      return value - Math.max(0, ...others);
    });
    return { id, row: [...measures, ...ahead, mass * (measures[1] ?? 0), mass, 1], isTurned };
  });
}

/** Chances of all meanings together, one of which may have been meant, or none. */
export function chancesOf(rows: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const sums = rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  const most = Math.max(0, ...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, Math.exp(-most));
  return powers.map((power) => power / all);
}

/** Which meanings of a turn a text is likely to have, the likeliest first. */
export function likelyMeanings(likeness: WordLikeness, text: string, turn: AskedTurn): LikelyMeaning[] {
  const said = sentenceWords(text);
  const weighed = weighWords(likeness, said, { ...turn, meanings: turn.meanings.map(meaningWords) });
  const chances = chancesOf(
    weighed.map(({ row }) => row),
    WEIGHTS.weights,
  );
  return weighed
    .map(({ id, isTurned }, at) => ({ id, isTurned, chance: chances[at] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
}
