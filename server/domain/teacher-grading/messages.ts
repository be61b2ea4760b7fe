import { asc, eq, inArray } from 'drizzle-orm';
import { type GradingMessage, TEACHER_MESSAGES_MAX } from '#contract/grading-message.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { gradingMessages } from '#server/db/schema-teacher-desk.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

interface GivenMessage {
  id: string;
  grading_id: string;
  text: string;
}

const asMessage = ({ id, from, text, at }: typeof gradingMessages.$inferSelect): GradingMessage => ({
  id,
  from,
  text,
  at: at.getTime(),
});

/** Messages about these gradings, by grading, oldest first. */
export async function messagesOf(
  db: Queryable,
  gradingIds: readonly string[],
): Promise<Map<string, GradingMessage[]>> {
  if (gradingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(gradingMessages)
    .where(inArray(gradingMessages.grading_id, [...gradingIds]))
    .orderBy(asc(gradingMessages.at), asc(gradingMessages.id));
  const byGrading = Map.groupBy(rows, ({ grading_id }) => grading_id);
  return new Map([...byGrading].map(([id, of]) => [id, of.map(asMessage)]));
}

async function store(
  tx: Tx,
  { id, grading_id, text }: GivenMessage,
  from: GradingMessage['from'],
  authorId: string,
): Promise<GradingMessage> {
  const [row] = await tx
    .insert(gradingMessages)
    .values({ id, grading_id, text, from, author_id: authorId })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new ApiFailure('IDEMPOTENCY_CONFLICT');
  return asMessage(row);
}

const setReply = (tx: Tx, gradingId: string, reply_at: Date | null) =>
  tx.update(teacherGradings).set({ reply_at }).where(eq(teacherGradings.id, gradingId));

/** The grading, locked, so that its messages come one after another. */
async function lockGrading(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      teacherId: teacherGradings.teacher_id,
      learnerId: teacherGradings.learner_id,
      status: teacherGradings.status,
    })
    .from(teacherGradings)
    .where(eq(teacherGradings.id, id))
    .for('update');
  if (!row || row.status === 'waiting') throw new ApiFailure('NOT_FOUND');
  return { ...row, before: (await messagesOf(tx, [id])).get(id) ?? [] };
}

async function lockGivenBy(tx: Tx, teacherId: string, id: string) {
  const grading = await lockGrading(tx, id);
  if (grading.teacherId !== teacherId) throw new ApiFailure('NOT_FOUND');
  return grading;
}

/**
 * Stores what a teacher writes about a grade that they gave. Whoever writes has read what came before.
 * @returns also whose grade it is
 */
export async function writeToLearner(
  tx: Tx,
  teacherId: string,
  given: GivenMessage,
): Promise<{ message: GradingMessage; learnerId: string }> {
  const grading = await lockGivenBy(tx, teacherId, given.grading_id);
  if (grading.before.filter(({ from }) => from === 'teacher').length >= TEACHER_MESSAGES_MAX)
    throw new ApiFailure('MESSAGES_USED_UP');
  await setReply(tx, given.grading_id, null);
  return { message: await store(tx, given, 'teacher', teacherId), learnerId: grading.learnerId };
}

/** The teacher has read what the learner answered. @returns the learner */
export async function markReplyRead(tx: Tx, teacherId: string, gradingId: string): Promise<string> {
  const { learnerId } = await lockGivenBy(tx, teacherId, gradingId);
  await setReply(tx, gradingId, null);
  return learnerId;
}

/** Stores a learner's answer to the teacher's latest message; each is answered once. */
export async function answerTeacher(tx: Tx, learnerId: string, given: GivenMessage): Promise<GradingMessage> {
  const grading = await lockGrading(tx, given.grading_id);
  const last = grading.before.at(-1);
  if (grading.learnerId !== learnerId || !last) throw new ApiFailure('NOT_FOUND');
  if (last.from === 'learner') throw new ApiFailure('MESSAGE_ANSWERED');
  const message = await store(tx, given, 'learner', learnerId);
  await setReply(tx, given.grading_id, new Date(message.at));
  return message;
}
