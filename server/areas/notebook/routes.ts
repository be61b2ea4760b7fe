import { wordCardId } from '#rules/notebook/card-id.ts';
import type { NotebookEvent } from '#rules/notebook/card-state.ts';
import { command, type Handlers, learner } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { learnerTime } from '../practice/learner-time.ts';
import { knownPronunciation } from './known-pronunciation.ts';
import { listCards } from './list-cards.ts';
import { takeEvent } from './take-event.ts';

/** Which event it is, and when it happened. */
const stamp = (body: { event_id: string; at: number; skew: number }): Pick<NotebookEvent, 'id' | 'at'> => ({
  id: body.event_id,
  at: learnerTime(body, Date.now()).getTime(),
});

export function notebookHandlers({ db }: Platform): Handlers<'notebook'> {
  return {
    list: learner(({ learner: { id }, query }) => listCards(db, id, query, Date.now())),

    review: command(async ({ tx, learner: { id }, body }) => {
      const { card_id, rating } = body;
      const event = { ...stamp(body), kind: 'review' as const, rating };
      return { card_id, ...(await takeEvent(tx, { learnerId: id, cardId: card_id, event })) };
    }),

    words: command(async ({ tx, learner: { id }, body }) => {
      const { word, meaning, context, source } = body;
      const cardId = wordCardId(word);
      const ipa = body.ipa ?? (await knownPronunciation(word));
      await takeEvent(tx, {
        learnerId: id,
        cardId,
        event: { ...stamp(body), kind: 'saved', rating: null },
        word: { word, meaning, ipa, context, source },
      });
      return { card_id: cardId, ipa };
    }),

    remove: command(async ({ tx, learner: { id }, body: { card_id, ...clock } }) => {
      const event = { ...stamp(clock), kind: 'removed' as const, rating: null };
      await takeEvent(tx, { learnerId: id, cardId: card_id, event });
      return { card_id };
    }),
  };
}
