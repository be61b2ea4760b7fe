import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** How well a card was known. */
export const cardReview = defineCommand('notebook.review');
/** A word is saved, or its meaning is changed. */
export const wordSaved = defineCommand('notebook.words');
/** A card is removed. */
export const cardRemoval = defineCommand('notebook.remove');

export const NOTEBOOK_COMMANDS = [cardReview, wordSaved, cardRemoval] as const;
