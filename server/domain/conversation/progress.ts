import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SceneRecord } from '#contract/conversation.ts';
import { phrasesSetId } from '#contract/conversation-course.ts';
import type { ChartSound, SoundRecord } from '#contract/ipa-chart.ts';
import type { Queryable } from '#server/db/connect.ts';
import type { WrittenCourse } from '#server/db/schema-conversation.ts';
import { reviseAnswers } from '#server/db/schema-progress.ts';
import { ownRecord } from '#server/domain/sounds/own-record.ts';
import { recordsQuery } from './scene-records.ts';

/** What a learner did in a course. */
export interface Progress {
  scenes: ReadonlyMap<string, SceneRecord>;
  /** Lines said, by class. */
  said: ReadonlyMap<string, number>;
  sounds: ReadonlyMap<string, SoundRecord>;
}

/** Of somebody who has done nothing yet. */
export const NO_PROGRESS: Progress = { scenes: new Map(), said: new Map(), sounds: new Map() };

const SAID = 'said/';

/** Visits to scenes, and lines said of the classes: one query, both on indexes of the learner. */
async function visitsAndLines(db: Queryable, learnerId: string, { classes }: WrittenCourse) {
  const sets = classes.map(({ id }) => phrasesSetId(id));
  const lines = db
    .select({
      scene_id: sql<string>`${SAID} || ${reviseAnswers.revise_id}`.as('scene_id'),
      visits: sql<number>`count(*)::int`.as('visits'),
      is_reached: sql<boolean>`false`.as('is_reached'),
      missions: sql<string[]>`array[]::text[]`.as('missions'),
    })
    .from(reviseAnswers)
    .where(and(eq(reviseAnswers.learner_id, learnerId), inArray(reviseAnswers.revise_id, sets)))
    .groupBy(reviseAnswers.revise_id);
  const rows = await unionAll(recordsQuery(db, learnerId), lines);
  return new Map(rows.map((row) => [row.scene_id, row]));
}

/** In two queries; in one if no sounds are asked for. */
export async function progressOf(
  db: Queryable,
  learnerId: string,
  course: WrittenCourse,
  chart: readonly ChartSound[],
): Promise<Progress> {
  const rows = await visitsAndLines(db, learnerId, course);
  const trained = chart.filter(({ id }) => course.sounds.some(({ sound }) => sound === id));
  const records = trained.length > 0 ? await ownRecord(db, learnerId, trained) : [];
  const said = course.classes.map(
    ({ id }) => [id, rows.get(`${SAID}${phrasesSetId(id)}`)?.visits ?? 0] as const,
  );
  return {
    scenes: rows,
    said: new Map(said),
    sounds: new Map(records.map((record) => [record.sound, record])),
  };
}
