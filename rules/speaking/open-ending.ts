import { markDisfluencies } from './disfluency.ts';
import { heardWords } from './heard-words.ts';

/** Words that nobody ends with. */
const GOES_ON = new Set(
  'and but or so because if when while although which that than the a an to of for with my very really like'.split(
    ' ',
  ),
);

/** Whether more is coming after the last word that was heard: the learner is thinking. */
export function isOpenEnded(said: string): boolean {
  const last = heardWords(said)
    .filter((word) => word !== null)
    .at(-1);
  if (last === undefined) return false;
  return GOES_ON.has(last) || markDisfluencies([{ text: last }])[0] === 'filler';
}
