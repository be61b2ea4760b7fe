import { and, countDistinct, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays } from '#rules/calendar/calendar.ts';
import { instantOf, localDay, zoneAt } from '#rules/calendar/time-zone.ts';
import { isReviewStudy, REVIEW_MINUTES } from '#rules/streak/review-study.ts';
import type { Tx } from '#server/db/connect.ts';
import { notebookCards, notebookEvents } from '#server/db/schema-notebook.ts';
import { zonesSince } from '#server/domain/learner/time-zone.ts';
import { recordStudy } from '#server/domain/study/study-events.ts';

/** Records a completion once the learner has reviewed enough on the day of a review. `at`: its time, milliseconds. */
export async function recordReviewStudy(tx: Tx, learnerId: string, at: number, now: number): Promise<void> {
  const zone = zoneAt(await zonesSince(tx, learnerId, new Date(at)), at);
  const day = localDay(at, zone);
  const [from, to] = [instantOf(day, 0, zone), instantOf(addDays(day, 1), 0, zone)];
  const [row] = await tx
    .select({ reviewed: countDistinct(notebookEvents.card_id) })
    .from(notebookEvents)
    .where(
      and(
        eq(notebookEvents.learner_id, learnerId),
        eq(notebookEvents.kind, 'review'),
        gte(notebookEvents.at, from),
        lt(notebookEvents.at, to),
      ),
    );
  const left = await tx
    .select({ id: notebookCards.id })
    .from(notebookCards)
    .where(
      and(
        eq(notebookCards.learner_id, learnerId),
        sql`not ${notebookCards.removed}`,
        lt(notebookCards.due, to),
      ),
    )
    .limit(1);
  if (!isReviewStudy({ reviewed: row?.reviewed ?? 0, left: left.length })) return;
  const reviews = { learnerId, subject: 'notebook:reviews', courseId: null, minutes: REVIEW_MINUTES };
  await recordStudy(tx, { ...reviews, at: new Date(at) }, now);
}
