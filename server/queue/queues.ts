/** Queue of what an engine grades. */
export const GRADING = 'grading';
/** What failed for good waits here for an operator. */
export const GRADING_DEAD = 'grading-dead';
