import { z } from 'zod/mini';
import { removeBodySchema, reviewBodySchema, wordsBodySchema } from '#contract/notebook.ts';
import { wordCardId } from '#rules/notebook/card-id.ts';
import { listQueue } from '#src/platform/outbox/queue.ts';
import type { CommandRow } from '#src/platform/outbox/rows.ts';
import type { OwnEvent } from './with-own.ts';

const COMMANDS = z.discriminatedUnion('operation', [
  z.object({ operation: z.literal('notebook.review'), body: reviewBodySchema }),
  z.object({ operation: z.literal('notebook.words'), body: wordsBodySchema }),
  z.object({ operation: z.literal('notebook.remove'), body: removeBodySchema }),
]);
export type NotebookCommand = z.infer<typeof COMMANDS>;

/** What a command does to its card. */
export function ownEvent(command: NotebookCommand): OwnEvent {
  const { event_id: id, at, skew } = command.body;
  const stamp = { id, at: Math.round(at + skew) };
  switch (command.operation) {
    case 'notebook.review': {
      const { card_id, rating } = command.body;
      return { cardId: card_id, event: { ...stamp, kind: 'review', rating } };
    }
    case 'notebook.words': {
      const { word, meaning, ipa, context, source } = command.body;
      const event = { ...stamp, kind: 'saved' as const, rating: null };
      return { cardId: wordCardId(word), event, word: { word, meaning, ipa, context, source } };
    }
    case 'notebook.remove':
      return { cardId: command.body.card_id, event: { ...stamp, kind: 'removed', rating: null } };
  }
}

const eventOf = (row: CommandRow): OwnEvent[] => {
  const command = COMMANDS.safeParse(row);
  return row.state === 'queued' && command.success ? [ownEvent(command.data)] : [];
};

/** The learner's events that wait to be sent. */
export const waitingEvents = async (owner: string): Promise<OwnEvent[]> =>
  (await listQueue(owner)).flatMap(eventOf);

/** Ids of the commands that wait and concern a card: what comes later goes after them. */
export const waitingFor = async (owner: string, cardId: string): Promise<string[]> =>
  (await listQueue(owner))
    .filter((row) => eventOf(row).some((own) => own.cardId === cardId))
    .map(({ id }) => id);
