import { sha256 } from '@noble/hashes/sha2.js';
import { challengeIn, PROOF_PARTS, proofText } from '#contract/proof.ts';
import { ANSWER_MAX, hasZeroBits, Puzzle } from '#rules/account/proof-puzzle.ts';

function answerTo(puzzle: Puzzle, bits: number): number {
  for (let answer = 0; answer <= ANSWER_MAX; answer++) {
    if (hasZeroBits(sha256(puzzle.with(answer)), bits)) return answer;
  }
  throw new Error('a puzzle has no answer');
}

/**
 * Makes a proof; takes a second or more, so not on the page's thread. By a synchronous hash: the browser's own
 * answers by promises, which takes ten times as long for so little text.
 * @param onPart how many of `PROOF_PARTS` puzzles are solved
 */
export function solveProof(challenge: string, onPart: (solved: number) => void = () => undefined): string {
  const bits = challengeIn(challenge)?.bits;
  if (bits === undefined) throw new Error('not a challenge');
  const seed = sha256(new TextEncoder().encode(challenge));
  const answers = Array.from({ length: PROOF_PARTS }, (_, part) => {
    const answer = answerTo(new Puzzle(seed, part), bits);
    onPart(part + 1);
    return answer;
  });
  return proofText(challenge, answers);
}
