import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { PHRASES_MAX, type Phrase } from '#contract/teacher-desk.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { teacherPhrases } from '#server/db/schema-teacher-desk.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

const own = (teacherId: string, id: string) =>
  and(eq(teacherPhrases.id, id), eq(teacherPhrases.teacher_id, teacherId));

/** A teacher's phrases, most used first, then the newest. */
export const phrasesOf = (db: Queryable, teacherId: string): Promise<Phrase[]> =>
  db
    .select({
      id: teacherPhrases.id,
      criterion: teacherPhrases.criterion,
      text: teacherPhrases.text,
      used: teacherPhrases.used,
    })
    .from(teacherPhrases)
    .where(eq(teacherPhrases.teacher_id, teacherId))
    .orderBy(desc(teacherPhrases.used), desc(teacherPhrases.saved_at), asc(teacherPhrases.id))
    .limit(PHRASES_MAX);

/** Adds a phrase, or rewrites the one with this id. */
export async function savePhrase(
  tx: Tx,
  teacherId: string,
  { id, criterion, text }: Omit<Phrase, 'used'>,
): Promise<void> {
  const written = await tx
    .update(teacherPhrases)
    .set({ criterion, text })
    .where(own(teacherId, id))
    .returning({ id: teacherPhrases.id });
  if (written.length > 0) return;
  const [row] = await tx
    .select({ all: count() })
    .from(teacherPhrases)
    .where(eq(teacherPhrases.teacher_id, teacherId));
  if ((row?.all ?? 0) >= PHRASES_MAX) throw new ApiFailure('PHRASES_FULL');
  const added = await tx
    .insert(teacherPhrases)
    .values({ id, teacher_id: teacherId, criterion, text })
    .onConflictDoNothing()
    .returning({ id: teacherPhrases.id });
  // The id is another teacher's.
  if (added.length === 0) throw new ApiFailure('NOT_FOUND');
}

/** Counts a use. A phrase that is gone is ignored. */
export const usePhrase = (tx: Tx, teacherId: string, id: string): Promise<unknown> =>
  tx
    .update(teacherPhrases)
    .set({ used: sql`${teacherPhrases.used} + 1` })
    .where(own(teacherId, id));

export const removePhrase = (tx: Tx, teacherId: string, id: string): Promise<unknown> =>
  tx.delete(teacherPhrases).where(own(teacherId, id));
