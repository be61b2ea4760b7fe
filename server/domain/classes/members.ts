import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import type { Tx } from '#server/db/connect.ts';
import { classMembers } from '#server/db/schema-tutoring.ts';
import { checkLearner, classId, lockClass, lockOpenClass } from './checks.ts';
import { ClassRefused } from './class-refused.ts';

/** Lets a learner into a class, also one who had left. Throws `ClassRefused`. */
export async function addMember(tx: Tx, id: string, learnerId: string, now: Date): Promise<void> {
  const of = await lockOpenClass(tx, id);
  await checkLearner(tx, learnerId);
  const [members] = await tx
    .select({ all: count() })
    .from(classMembers)
    .where(and(eq(classMembers.class_id, of.id), isNull(classMembers.left_at)));
  if (members && members.all >= CLASS_LIMITS.members)
    throw new ClassRefused('too_many', `the class ${of.code} has ${CLASS_LIMITS.members} members already`);
  const [added] = await tx
    .insert(classMembers)
    .values({ class_id: of.id, learner_id: learnerId, joined_at: now })
    .onConflictDoUpdate({
      target: [classMembers.class_id, classMembers.learner_id],
      set: { left_at: null },
      setWhere: isNotNull(classMembers.left_at),
    })
    .returning({ id: classMembers.learner_id });
  if (!added) throw new ClassRefused('already_member', `${learnerId} is a member of ${of.code} already`);
}

/** Ends a membership; attendance and notes stay. Throws `ClassRefused`. */
export async function removeMember(tx: Tx, id: string, learnerId: string, now: Date): Promise<void> {
  const of = await lockClass(tx, id);
  const [removed] = await tx
    .update(classMembers)
    .set({ left_at: now })
    .where(
      and(
        eq(classMembers.class_id, of.id),
        eq(classMembers.learner_id, classId(learnerId, 'not_a_member')),
        isNull(classMembers.left_at),
      ),
    )
    .returning({ id: classMembers.learner_id });
  if (!removed) throw new ClassRefused('not_a_member', `${learnerId} is no member of ${of.code}`);
}

/** Refuses whoever never was a member. @param which those who left count, too, or not */
export async function checkMember(
  tx: Tx,
  id: string,
  learnerId: string,
  which: 'present' | 'ever',
): Promise<void> {
  const [row] = await tx
    .select({ left_at: classMembers.left_at })
    .from(classMembers)
    .where(
      and(eq(classMembers.class_id, id), eq(classMembers.learner_id, classId(learnerId, 'not_a_member'))),
    );
  if (!row || (which === 'present' && row.left_at !== null))
    throw new ClassRefused('not_a_member', `${learnerId} is no member of the class`);
}
