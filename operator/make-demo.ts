import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { phoneSchema } from '#contract/account.ts';
import { DEFAULT_TIME_ZONE } from '#contract/time-zone.ts';
import { ATTENDANCE } from '#contract/tutoring.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { instantOf } from '#rules/calendar/time-zone.ts';
import type { Tx } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { classMembers } from '#server/db/schema-tutoring.ts';
import { audit, COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { markAttendance } from '#server/domain/classes/attendance.ts';
import { setHomework } from '#server/domain/classes/homework.ts';
import { addLesson } from '#server/domain/classes/lessons.ts';
import { type ClassFields, findClass, makeClass } from '#server/domain/classes/make-class.ts';
import { addMaterial } from '#server/domain/classes/materials.ts';
import { addMember } from '#server/domain/classes/members.ts';
import { writeNote } from '#server/domain/classes/notes.ts';
import { findByPhone } from '#server/domain/credentials/find-by-phone.ts';
import { giveRole } from '#server/domain/staff/change-role.ts';
import { rolesOf } from '#server/domain/staff/roles.ts';
import { DeskRefused } from '../server/domain/staff/desk-refused.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Lessons begin at 19:30 in Vietnam. */
const EVENING = 19 * 60 + 30;
/** The class has been going on for so many weeks. */
const WEEKS_BEFORE = 3;
/** From today to the second lesson of the week. */
const BETWEEN_DAYS = 3;
const DUE_DAYS = 5;

export interface DemoPlan {
  /** The class's code. */
  code: string;
  name: string;
  summary: string;
  level: number;
  final_test: string | null;
  minutes: number;
  lessons: readonly {
    title: string;
    summary: string;
    homework: readonly string[];
    sheets: readonly string[];
    note: string;
  }[];
}

export interface DemoPeople {
  /** Phone numbers. Whoever has no account gets one, and signs in by a code. */
  teacher: string;
  learners: readonly string[];
  meeting_link: string;
}

async function accountOf(tx: Tx, phone: string, name: string): Promise<string> {
  if (!phoneSchema.safeParse(phone).success) throw new DeskRefused(`${phone} is no mobile number`);
  await tx
    .insert(learners)
    .values({
      id: uuidv7(),
      phone,
      full_name: name,
      registration: { source: 'demo' },
      phone_is_proven: false,
    })
    .onConflictDoNothing({ target: learners.phone });
  const row = await findByPhone(tx, phone);
  if (!row) throw new Error('an account was not stored');
  return row.id;
}

/** Who teaches a class has the role, given here unless they have it already. */
async function makeTeacher(tx: Tx, id: string, now: Date): Promise<void> {
  if ((await rolesOf(tx, id, now.getTime())).includes('teacher')) return;
  await giveRole(tx, id, { role: 'teacher', until: null, by: COMMAND_LINE }, now);
  await audit(tx, {
    actor: COMMAND_LINE,
    action: 'learner.granted',
    subjects: [id],
    object: 'role:teacher',
  });
}

/** Today's lesson begins at the next quarter of an hour that leaves time to come. */
const QUARTER_MS = 15 * MINUTE_MS;
const SOON_MS = 20 * MINUTE_MS;

/** Two lessons a week, of which one is about to begin; the others are in the evening. */
function timeOf(index: number, minutes: number, now: Date): { starts_at: Date; ends_at: Date } {
  const days = (Math.floor(index / 2) - WEEKS_BEFORE) * 7 + (index % 2) * BETWEEN_DAYS;
  const soon = Math.ceil((now.getTime() + SOON_MS) / QUARTER_MS) * QUARTER_MS;
  const evening = instantOf(addDays(vietnamDay(now.getTime()), days), EVENING, DEFAULT_TIME_ZONE);
  const starts = days === 0 ? soon : evening;
  return { starts_at: new Date(starts), ends_at: new Date(starts + minutes * MINUTE_MS) };
}

interface Held {
  id: string;
  ends_at: Date;
  plan: DemoPlan['lessons'][number];
}

/** What a teacher does once a lesson is over. */
async function hold(
  tx: Tx,
  { id, ends_at, plan }: Held,
  teacher: string,
  members: readonly string[],
  index: number,
  now: Date,
) {
  await writeNote(tx, id, { learner_id: null, author_id: teacher, text: plan.note }, ends_at);
  // Whoever joins a class that was made a moment ago is late with nothing.
  const due_at = new Date(Math.max(ends_at.getTime(), now.getTime()) + DUE_DAYS * DAY_MS);
  for (const exercise_id of plan.homework) await setHomework(tx, id, { exercise_id, due_at }, ends_at);
  for (const [place, learner_id] of members.entries()) {
    // Nearly everybody is there nearly always.
    const status = (index + place) % 5 === 4 ? (ATTENDANCE[1 + (index % 3)] ?? 'late') : 'present';
    await markAttendance(tx, id, { learner_id, status, by: teacher }, ends_at);
  }
}

/** Lets in whoever is no member yet. */
async function addMissing(tx: Tx, classId: string, ids: readonly string[], since: Date): Promise<number> {
  const present = await tx
    .select({ id: classMembers.learner_id })
    .from(classMembers)
    .where(eq(classMembers.class_id, classId));
  const missing = ids.filter((id) => !present.some((member) => member.id === id));
  for (const id of missing) await addMember(tx, classId, id, since);
  return missing.length;
}

/**
 * Makes a demonstration class around today, with a past and a future; a second time only adds whoever is new.
 * @returns the class's id, whether it was made, and how many members were added. Throws `DeskRefused`.
 */
export async function makeDemo(
  tx: Tx,
  plan: DemoPlan,
  people: DemoPeople,
  now: Date,
): Promise<{ id: string; isNew: boolean; added: number }> {
  const teacher = await accountOf(tx, people.teacher, 'Cô Thu Hà');
  await makeTeacher(tx, teacher, now);
  const members: string[] = [];
  for (const [index, phone] of people.learners.entries())
    members.push(await accountOf(tx, phone, `Người học ${index + 1}`));
  if (members.includes(teacher)) throw new DeskRefused('the teacher cannot be a learner of the class');
  const { final_test: final_test_id, code, name, summary, level } = plan;
  const known = await findClass(tx, code);
  const since = new Date(timeOf(0, plan.minutes, now).starts_at.getTime() - 7 * DAY_MS);
  if (known) return { id: known.id, isNew: false, added: await addMissing(tx, known.id, members, since) };
  const fields: ClassFields = {
    name,
    summary,
    level,
    teacher_id: teacher,
    meeting_link: people.meeting_link,
    final_test_id,
  };
  const id = await makeClass(tx, { code, ...fields }, now);
  const added = await addMissing(tx, id, members, since);
  const planned = [];
  for (const [index, lesson] of plan.lessons.entries()) {
    const { title, summary: text } = lesson;
    const time = timeOf(index, plan.minutes, now);
    const lessonId = await addLesson(tx, id, { title, summary: text, meeting_link: null, ...time }, since);
    for (const target of lesson.sheets) await addMaterial(tx, lessonId, { kind: 'study_sheet', target });
    planned.push({ id: lessonId, ends_at: time.ends_at, plan: lesson });
  }
  for (const [index, lesson] of planned.entries())
    if (lesson.ends_at <= now) await hold(tx, lesson, teacher, members, index, now);
  const next = planned.find(({ ends_at }) => ends_at > now);
  // To prepare.
  for (const exercise_id of next?.plan.homework ?? [])
    await setHomework(tx, next?.id ?? '', { exercise_id, due_at: next?.ends_at ?? null }, now);
  return { id, isNew: true, added };
}
