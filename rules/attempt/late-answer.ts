/** How an answer that is there already came; `none` where there is none. */
export type Standing = 'none' | 'in-time' | 'late';

export interface LateAnswer {
  /** The question is marked by a key. What is judged by its words or its sound is in no key. */
  hasKey: boolean;
  /** The learner was shown the keys of this attempt. */
  keysShown: boolean;
  standing: Standing;
}

/**
 * What becomes of an answer that reaches the server after its attempt was submitted, whatever time it claims.
 * `counts`: it was held up on its way. `keys-shown`: it may have been read from the keys. `replaced-before`: the
 * question has had its one late answer; with more, the score would tell the right one by trying.
 */
export function lateAnswerFate({
  hasKey,
  keysShown,
  standing,
}: LateAnswer): 'counts' | 'keys-shown' | 'replaced-before' {
  if (!hasKey) return 'counts';
  if (keysShown) return 'keys-shown';
  return standing === 'late' ? 'replaced-before' : 'counts';
}
