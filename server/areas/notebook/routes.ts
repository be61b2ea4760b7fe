import { learnerTime } from '#rules/calendar/learner-time.ts';
import { wordCardId } from '#rules/notebook/card-id.ts';
import type { NotebookEvent } from '#rules/notebook/card-state.ts';
import { recordEvent } from '#server/domain/notebook/take-event.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Parts } from '#server/parts.ts';
import type { Handlers } from '../../http/handler.ts';
import { listCards } from './list-cards.ts';
import { recordReviewStudy } from './record-review-study.ts';

/** The event's id and time. */
const idAndTime = (body: {
  event_id: string;
  at: number;
  skew: number;
}): Pick<NotebookEvent, 'id' | 'at'> => ({
  id: body.event_id,
  at: learnerTime(body, Date.now()).getTime(),
});

export function handlers({ db, speech, sounds }: Parts): Handlers<'notebook'> {
  // A word without its pronunciation would stay so for ever: it waits on the device until that is available.
  const known = (word: string) =>
    speech.sounds.known(word).catch(() => Promise.reject(new ApiFailure('UNAVAILABLE')));

  return {
    list: async ({ learner: { id }, query }) => listCards(db, id, query, Date.now(), await sounds.chart()),

    review: async ({ tx, learner: { id }, body }) => {
      const { card_id, rating } = body;
      const event = { ...idAndTime(body), kind: 'review' as const, rating };
      const { due } = await recordEvent(tx, { learnerId: id, cardId: card_id, event });
      await recordReviewStudy(tx, id, event.at, Date.now());
      return { card_id, due };
    },

    words: async ({ tx, learner: { id }, body }) => {
      const { word, meaning, context, source, link } = body;
      const cardId = wordCardId(word);
      const ipa = body.ipa ?? (await known(word));
      await recordEvent(tx, {
        learnerId: id,
        cardId,
        event: { ...idAndTime(body), kind: 'saved', rating: null },
        word: { word, meaning, ipa, context, source, link },
      });
      return { card_id: cardId, ipa };
    },

    remove: async ({ tx, learner: { id }, body: { card_id, ...clock } }) => {
      const event = { ...idAndTime(clock), kind: 'removed' as const, rating: null };
      await recordEvent(tx, { learnerId: id, cardId: card_id, event });
      return { card_id };
    },
  };
}
