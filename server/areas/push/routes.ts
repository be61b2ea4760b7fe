import { ECDH } from 'node:crypto';
import { SNOOZE_MS } from '#contract/push.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { replanReminder } from '#server/domain/push/replan-reminder.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import { hourly } from '../../http/hourly-limits.ts';
import { bearerOf, tokenHash } from '../../http/learner-sessions.ts';
import { useUp } from '../../http/rate-limit.ts';
import type { Platform } from '../../platform.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { settingsOf, storeSettings } from './settings.ts';
import { deleteSubscription, storeSubscription } from './subscriptions.ts';

/** Each device subscribes anew on every open. */
const SUBSCRIPTIONS_PER_HOUR = 120;
const NO_SUBSCRIPTION =
  'Trình duyệt gửi địa chỉ nhận thông báo không hợp lệ. Bạn tắt rồi bật lại thông báo nhé.';

function isCurvePoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

export function handlers({ db, push }: Platform): Handlers<'push'> {
  return {
    settings: async ({ learner: { id } }) => ({
      ...(await settingsOf(db, id)),
      public_key: push.publicKey,
    }),
    setSettings: async ({ tx, learner: { id }, body }) => {
      await oneAtATime(tx, id);
      return storeSettings(tx, id, body);
    },
    subscribe: async ({ learner: { id }, body, request }) => {
      const limit = hourly('push/subscribe', { learner: id }, SUBSCRIPTIONS_PER_HOUR);
      await useUp(db, [limit], 'TOO_MANY_REQUESTS');
      const { endpoint, keys } = body.subscription;
      const token = bearerOf(request.headers.authorization);
      if (token === null) throw new ApiFailure('NOT_SIGNED_IN');
      if (!push.mayReach(endpoint) || !isCurvePoint(keys.p256dh))
        throw new ApiFailure('BAD_REQUEST', NO_SUBSCRIPTION);
      await db.transaction(async (tx) => {
        await oneAtATime(tx, id);
        await storeSubscription(tx, { learnerId: id, session: tokenHash(token) }, body);
      });
      return {};
    },
    unsubscribe: async ({ learner: { id }, body: { endpoint } }) => {
      await deleteSubscription(db, id, endpoint);
      return {};
    },
    snooze: async ({ tx, learner: { id }, body }) => {
      const until = learnerTime(body, Date.now()).getTime() + SNOOZE_MS;
      const due = await replanReminder(tx, id, new Date(until));
      return { next_reminder_at: due?.getTime() ?? null };
    },
  };
}
