import type { TrialMessage } from '#contract/learning-trial.ts';

/** Id of the element with a message's wording, which labels its question. */
export const wordingId = ({ id }: Pick<TrialMessage, 'id'>): string => `message-${id}`;
