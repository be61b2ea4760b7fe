/** Commands with the same prefix and the same values of these fields share a slot. Its name is stored on devices. */
export interface Slot<F extends string = string> {
  prefix: string;
  of: readonly [F, ...F[]];
}

/** An answer to a question of an attempt, whatever it is at. */
export const ANSWER_SLOT = { prefix: 'answer', of: ['attempt_id', 'question_id'] } as const;
/** Submission of an attempt, whatever it is at. */
export const SUBMISSION_SLOT = { prefix: 'submit', of: ['attempt_id'] } as const;
