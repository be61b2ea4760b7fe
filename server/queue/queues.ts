/** Queue of answers for the engines to grade. */
export const GRADING = 'grading';
/** Dead-letter queue of permanently failed gradings, for an operator. */
export const GRADING_DEAD = 'grading-dead';
