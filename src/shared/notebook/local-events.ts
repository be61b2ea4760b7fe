import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { wordCardId } from '#rules/notebook/card-id.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import type { ReadRow } from '#src/platform/outbox/queue/read-row.ts';
import type { LocalEvent } from './apply-local-events.ts';

const NOTEBOOK_COMMANDS = [ENDPOINTS.notebook.review, ENDPOINTS.notebook.words, ENDPOINTS.notebook.remove];

type NotebookRow = ReadRow<(typeof NOTEBOOK_COMMANDS)[number]>;
type ContentOf<R> = R extends NotebookRow ? Pick<R, 'operation' | 'body'> : never;
/** The content of such a command, queued or just made. */
export type NotebookCommand = ContentOf<NotebookRow>;

/** The effect of a command on its card. */
export function localEvent(command: NotebookCommand): LocalEvent {
  const { event_id: id, at, skew } = command.body;
  const stamp = { id, at: Math.round(at + skew) };
  switch (command.operation) {
    case 'notebook.review': {
      const { card_id, rating } = command.body;
      return { cardId: card_id, event: { ...stamp, kind: 'review', rating } };
    }
    case 'notebook.words': {
      const { word, meaning, ipa, context, source, link } = command.body;
      const event = { ...stamp, kind: 'saved' as const, rating: null };
      return { cardId: wordCardId(word), event, word: { word, meaning, ipa, context, source, link } };
    }
    case 'notebook.remove':
      return { cardId: command.body.card_id, event: { ...stamp, kind: 'removed', rating: null } };
  }
}

export interface WaitingEvent extends LocalEvent {
  /** Of the command that carries the event. */
  commandId: string;
}

/** The learner's queued events. */
export const waitingEvents = async (owner: string): Promise<WaitingEvent[]> =>
  (await pending(NOTEBOOK_COMMANDS, { owner }))
    .filter(({ state }) => state === 'queued')
    .map((row) => ({ ...localEvent(row), commandId: row.id }));

/** Ids of queued commands on a card: later ones are sent after them. */
export const waitingFor = async (owner: string, cardId: string): Promise<string[]> =>
  (await waitingEvents(owner)).filter((own) => own.cardId === cardId).map(({ commandId }) => commandId);
