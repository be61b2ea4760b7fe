import type { QueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import type { NotebookRating, SavedWord } from '#contract/notebook.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { wordCardId } from '#rules/notebook/card-id.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { withLocalEvents } from './apply-local-events.ts';
import { dueCards } from './due-cards.ts';
import { localEvent, type NotebookCommand, waitingFor } from './local-events.ts';

interface Saving {
  client: QueryClient;
  owner: string;
}

/** Applies what was just saved to the stored query too, so that it is there after a start with no network. */
async function updateStoredCards(client: QueryClient, command: NotebookCommand): Promise<void> {
  const read = client.getQueryData(dueCards().queryKey);
  if (!read) return;
  const own = localEvent(command);
  await writeQuery(client, dueCards(), withLocalEvents(read, [own], own.event.at));
}

const stamp = async () => ({ event_id: uuidv7(), ...(await readClock()) });

/** Saves a review on this device. When the promise is fulfilled, it is on the disk. */
export async function saveReview(
  { client, owner }: Saving,
  card: { id: string; label: string },
  rating: NotebookRating,
): Promise<void> {
  const body = { card_id: card.id, rating, ...(await stamp()) };
  const after = await waitingFor(owner, card.id);
  await saveCommand(ENDPOINTS.notebook.review, { owner, body, label: card.label, after });
  await updateStoredCards(client, { operation: ENDPOINTS.notebook.review.storedAs, body });
}

/** Saves a word on this device, or its changed meaning. */
export async function saveWord({ client, owner }: Saving, word: SavedWord): Promise<void> {
  const body = { ...word, ...(await stamp()) };
  const after = await waitingFor(owner, wordCardId(word.word));
  await saveCommand(ENDPOINTS.notebook.words, { owner, body, label: word.word, after });
  await updateStoredCards(client, { operation: ENDPOINTS.notebook.words.storedAs, body });
}

/** Removes a card from the notebook. */
export async function removeCard(
  { client, owner }: Saving,
  card: { id: string; label: string },
): Promise<void> {
  const body = { card_id: card.id, ...(await stamp()) };
  const after = await waitingFor(owner, card.id);
  await saveCommand(ENDPOINTS.notebook.remove, { owner, body, label: card.label, after });
  await updateStoredCards(client, { operation: ENDPOINTS.notebook.remove.storedAs, body });
}
