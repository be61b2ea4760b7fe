import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** How well a card was known. */
export const cardReview = defineCommand('notebook.review');
/** A word is kept, or its meaning anew. */
export const wordKept = defineCommand('notebook.words');
/** A card is taken out. */
export const cardRemoval = defineCommand('notebook.remove');

export const NOTEBOOK_COMMANDS = [cardReview, wordKept, cardRemoval] as const;
