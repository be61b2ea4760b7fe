import { z } from 'zod/mini';
import { mayOffer, type OfferHistory } from '#rules/install/offer.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const KEY = 'luyen.install-offer';

const historySchema = z.object({
  finished: z.boolean(),
  declined: z.number(),
  declinedAt: z.nullable(z.number()),
});

const read = (): OfferHistory =>
  readStoredJson(KEY, historySchema) ?? { finished: false, declined: 0, declinedAt: null };

function change(changed: Partial<OfferHistory>): void {
  deviceStorage.setItem(KEY, JSON.stringify({ ...read(), ...changed }));
}

/** The learner has finished an exercise on this device. */
export const recordFinished = (): void => change({ finished: true });

/** The learner does not want it now. */
export const recordDeclined = (): void => change({ declined: read().declined + 1, declinedAt: Date.now() });

export const mayOfferNow = (): boolean => mayOffer(read(), Date.now());
