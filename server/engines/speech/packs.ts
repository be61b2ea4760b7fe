/** What devices download: the scorer of pronunciation, and the recogniser of speech. */
export const PACKS = ['scorer', 'recogniser'] as const;
