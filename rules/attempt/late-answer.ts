/** Whether the stored answer arrived in time; `none` if there is none. */
export type Standing = 'none' | 'in-time' | 'late';

export interface LateAnswer {
  /** The question is marked by a key, so its answer could be copied from the keys. */
  hasKey: boolean;
  /** The learner has seen the keys of this attempt. */
  keysShown: boolean;
  standing: Standing;
}

/**
 * What happens to an answer that reaches the server after its attempt was submitted, regardless of its claimed time.
 * `counts`: it was delayed. `keys-shown`: it may have been copied from the keys. `replaced-before`: the question
 * already has its one late answer; with more, the score would reveal the correct one by trial and error.
 */
export function judgeLateAnswer({
  hasKey,
  keysShown,
  standing,
}: LateAnswer): 'counts' | 'keys-shown' | 'replaced-before' {
  if (!hasKey) return 'counts';
  if (keysShown) return 'keys-shown';
  return standing === 'late' ? 'replaced-before' : 'counts';
}
