import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { attempts } from '../../db/schema-progress.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { gradedByAi, notificationsOf } from './notifications.ts';

export function handlers(platform: Pick<Platform, 'db'>): Handlers<'notifications'> {
  return {
    list: async ({ learner: { id } }) => ({
      notifications: await notificationsOf(platform, id, Date.now()),
    }),

    marked: async ({ learner: { id } }) => {
      const unseen = await gradedByAi(platform, id, Date.now(), 'unseen');
      return {
        notifications: unseen.flatMap(({ kind: _, is_graded: isGraded = true, ...notification }) =>
          isGraded ? [notification] : [],
        ),
      };
    },

    mark: async ({ body: { ids }, learner: { id } }) => {
      const seen = await platform.db
        .update(attempts)
        .set({ mark_seen_at: new Date() })
        .where(
          and(
            eq(attempts.learner_id, id),
            inArray(attempts.id, ids),
            isNotNull(attempts.submitted_at),
            isNull(attempts.mark_seen_at),
          ),
        )
        .returning({ id: attempts.id });
      return { marked: seen.length };
    },
  };
}
