import { add, layerNorm, linear, type Rows, silu, softmax } from '../networks/layers.ts';
import { HEADS, type NetworkWeights, PHONE_CELLS, PHONE_WIDTH } from './network-weights.ts';

/** Phones farther apart than this are equally far. */
const FAR = 8;
const SIZE = PHONE_WIDTH / HEADS;
const PARTS = 3;

/** What each phone sees of the others: more of those that are near, or in its word, or that matter to it. */
function seenBy(
  looked: Rows,
  words: readonly number[],
  { byDistance, inWord }: NetworkWeights['layers'][number],
): Rows {
  const count = words.length;
  const seen = new Float32Array(count * PHONE_WIDTH);
  const wide = PARTS * PHONE_WIDTH;
  for (let head = 0; head < HEADS; head++)
    for (let own = 0; own < count; own++) {
      const weights = new Float32Array(count);
      const asks = own * wide + head * SIZE;
      for (let other = 0; other < count; other++) {
        const answers = other * wide + PHONE_WIDTH + head * SIZE;
        let sum = 0;
        for (let i = 0; i < SIZE; i++) sum += (looked[asks + i] ?? 0) * (looked[answers + i] ?? 0);
        const distance = Math.min(FAR, Math.max(-FAR, other - own));
        weights[other] =
          sum / Math.sqrt(SIZE) +
          (byDistance[head * (2 * FAR + 1) + distance + FAR] ?? 0) +
          (words[own] === words[other] ? (inWord[head] ?? 0) : 0);
      }
      softmax(weights);
      for (let other = 0; other < count; other++) {
        const says = other * wide + 2 * PHONE_WIDTH + head * SIZE;
        for (let i = 0; i < SIZE; i++) {
          const at = own * PHONE_WIDTH + head * SIZE + i;
          seen[at] = (seen[at] ?? 0) + (weights[other] ?? 0) * (looked[says + i] ?? 0);
        }
      }
    }
  return seen;
}

/** One layer of a transformer, in place. @param words the word of each phone */
export function lookAround(
  states: Rows,
  words: readonly number[],
  layer: NetworkWeights['layers'][number],
): void {
  const looked = linear(layerNorm(states, layer.lookNorm), PHONE_WIDTH, layer.look);
  add(states, linear(seenBy(looked, words, layer), PHONE_WIDTH, layer.seen));
  const thought = silu(linear(layerNorm(states, layer.thinkNorm), PHONE_WIDTH, layer.wide));
  add(states, linear(thought, PHONE_CELLS, layer.narrow));
}
