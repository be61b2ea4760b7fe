import { eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { schema } from '../../db/schema.ts';

const { gradingDrafts, gradingMessages, secondOpinions, teacherGradings, teacherPhrases } = schema;

/** Rows without the account that owns them, or another one that is named in them. */
const withoutTeacher = <Row extends { teacher_id: unknown }>(rows: Row[]): Omit<Row, 'teacher_id'>[] =>
  rows.map(({ teacher_id: _, ...row }) => row);

/** Gradings of the learner's work with the messages about them and, of a teacher, what they wrote at the desk. */
export async function teacherDeskDataOf(tx: Tx, learnerId: string) {
  const gradings = await tx.select().from(teacherGradings).where(eq(teacherGradings.learner_id, learnerId));
  const own = tx
    .select({ id: teacherGradings.id })
    .from(teacherGradings)
    .where(eq(teacherGradings.learner_id, learnerId));
  const messages = await tx
    .select()
    .from(gradingMessages)
    .where(or(inArray(gradingMessages.grading_id, own), eq(gradingMessages.author_id, learnerId)));
  return {
    teacher_gradings: withoutTeacher(gradings).map(
      ({ learner_id: _, held_by: __, held_until: ___, ...row }) => row,
    ),
    grading_messages: messages.map(({ author_id: _, ...row }) => row),
    grading_drafts: withoutTeacher(
      await tx.select().from(gradingDrafts).where(eq(gradingDrafts.teacher_id, learnerId)),
    ),
    second_opinions: withoutTeacher(
      await tx.select().from(secondOpinions).where(eq(secondOpinions.teacher_id, learnerId)),
    ),
    teacher_phrases: withoutTeacher(
      await tx.select().from(teacherPhrases).where(eq(teacherPhrases.teacher_id, learnerId)),
    ),
  };
}
