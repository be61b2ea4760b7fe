import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { type PronunciationSection, pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import {
  type SectionEvent,
  type SectionState,
  sinceReset,
  withEvent,
} from '#rules/pronunciation/section-state.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { restarts } from '#server/db/schema-progress.ts';
import { pronunciationProgress } from '#server/db/schema-pronunciation.ts';
import { restartsOf } from '#server/domain/study/restarts.ts';

type Row = typeof pronunciationProgress.$inferSelect;

const scored = (score: number | null, at: number | null) =>
  score === null || at === null ? null : { score, at };

const stateOf = (row: Row): SectionState => ({
  begun_at: row.begun_at,
  completed_at: row.completed_at,
  best: scored(row.best_score, row.best_at),
  latest: scored(row.latest_score, row.latest_at),
});

/** One learner's progress is stored by one call at a time: two would not see each other's new row. */
const lockProgress = (tx: Tx, learnerId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pronunciation ${learnerId}`}, 0))`);

/** Stores what was done in a section; in whichever order it arrives, nothing is lost. */
export async function storeSection(
  tx: Tx,
  learnerId: string,
  lessonId: string,
  { section, ...event }: SectionEvent & { section: PronunciationSection },
): Promise<void> {
  await lockProgress(tx, learnerId);
  const place = { learner_id: learnerId, lesson_id: lessonId, section };
  const [row] = await tx
    .select()
    .from(pronunciationProgress)
    .where(
      and(
        eq(pronunciationProgress.learner_id, learnerId),
        eq(pronunciationProgress.lesson_id, lessonId),
        eq(pronunciationProgress.section, section),
      ),
    );
  const reset = (await restartsOf(tx, learnerId, 'pronunciation', [lessonId])).get(lessonId);
  const { begun_at, completed_at, best, latest } = withEvent(
    row ? stateOf(row) : null,
    event,
    reset?.getTime() ?? null,
  );
  const values = {
    begun_at: begun_at ?? event.at,
    completed_at,
    best_score: best?.score ?? null,
    best_at: best?.at ?? null,
    latest_score: latest?.score ?? null,
    latest_at: latest?.at ?? null,
  };
  await tx
    .insert(pronunciationProgress)
    .values({ ...place, ...values })
    .onConflictDoUpdate({
      target: [
        pronunciationProgress.learner_id,
        pronunciationProgress.lesson_id,
        pronunciationProgress.section,
      ],
      set: values,
    });
}

const gradedRow = z.object({ set: z.string(), mean: z.coerce.number(), at: z.coerce.number() });

/** The mean score of the latest graded answer to each question said since the reset, by id of the set. */
async function gradedSets(db: Queryable, learnerId: string, sets: readonly { set: string; since: number }[]) {
  if (sets.length === 0) return new Map<string, { mean: number; at: number }>();
  const { rows } = await db.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as w(set text, since bigint)
    ), latest as (
      select distinct on (a.exercise_id, given.question_id)
        a.exercise_id as set, given.answered_at, given.evaluation->'content'->'result'->'score' as score
      from wanted
        join attempts a on a.exercise_id = wanted.set and a.learner_id = ${learnerId}
        join attempt_answers given on given.attempt_id = a.id
          and given.answered_at > to_timestamp(wanted.since / 1000.0)
      where given.evaluation->'content'->'result'->>'outcome' = 'graded'
      order by a.exercise_id, given.question_id, given.answered_at desc
    )
    select set, avg((score->>'point')::float) as mean, max(extract(epoch from answered_at) * 1000) as at
    from latest group by set`);
  const parsed = rows.map((row) => gradedRow.parse(row));
  return new Map(parsed.map(({ set, mean, at }) => [set, { mean, at: Math.round(at) }]));
}

type Progress = ResponseOf<typeof ENDPOINTS.lesson.pronunciationProgressOfAll>;

/** A learner's progress in all pronunciation lessons: as many rows as there are sections, at most. */
export async function progressOf(db: Queryable, learnerId: string): Promise<Progress> {
  const rows = await db
    .select()
    .from(pronunciationProgress)
    .where(eq(pronunciationProgress.learner_id, learnerId))
    .orderBy(pronunciationProgress.lesson_id, pronunciationProgress.section);
  const resets = await db
    .select({ lesson_id: restarts.module_id, at: restarts.at })
    .from(restarts)
    .where(and(eq(restarts.learner_id, learnerId), eq(restarts.kind, 'pronunciation')));
  const resetAt = new Map(resets.map(({ lesson_id, at }) => [lesson_id, at.getTime()]));
  const said = rows.flatMap(({ lesson_id, section }) =>
    section === 'say' || section === 'use'
      ? [{ set: pronunciationSetId(lesson_id, section), since: resetAt.get(lesson_id) ?? 0 }]
      : [],
  );
  const graded = await gradedSets(db, learnerId, said);
  const progress = rows.flatMap((row): Progress['progress'] => {
    const { lesson_id, section } = row;
    const shown = sinceReset(stateOf(row), resetAt.get(lesson_id) ?? null);
    if (!shown) return [];
    const spoken = section === 'hear' ? undefined : graded.get(pronunciationSetId(lesson_id, section));
    const score = spoken ? Math.round(spoken.mean) : shown.score;
    return [{ lesson_id, section, status: shown.status, score, graded_at: spoken?.at ?? null }];
  });
  return { progress, resets: [...resetAt].map(([lesson_id, at]) => ({ lesson_id, at })) };
}
