import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { usedIn } from '#contract/study-time.ts';
import { addDays } from '#rules/calendar/calendar.ts';
import { instantOf, localDay, zoneAt } from '#rules/calendar/time-zone.ts';
import type { Span } from '#rules/study-time/spans.ts';
import { secondsOf, type Use, withUse } from '#rules/study-time/studied.ts';
import type { Tx } from '#server/db/connect.ts';
import { studyTimes } from '#server/db/schema-study.ts';
import { zonesSince } from '#server/domain/learner/time-zone.ts';
import { hasAnswered, plannedWork } from './planned-work.ts';

const skewed = z.object({ skew: z.number() });
/** Server minus device time when the work was saved, milliseconds; 0 if it does not say. */
const skewIn = (body: unknown): number => skewed.safeParse(body).data?.skew ?? 0;

interface DayUse extends Use {
  day: string;
  /** When the day begins and ends, milliseconds. */
  bounds: { from: number; to: number };
}

/** The use by days: each span belongs to the day on which it began where the learner was. */
async function byDays(tx: Tx, learnerId: string, used: readonly Use[]): Promise<DayUse[]> {
  const first = Math.min(...used.flatMap(({ spans }) => spans.map(([from]) => from)));
  const zones = await zonesSince(tx, learnerId, new Date(first));
  return used.flatMap(({ subject, spans }) => {
    const days = Map.groupBy(spans, ([from]) => localDay(from, zoneAt(zones, from)));
    return [...days].map(([day, own]) => {
      const zone = zoneAt(zones, own[0]?.[0] ?? first);
      const bounds = { from: instantOf(day, 0, zone), to: instantOf(addDays(day, 1), 0, zone) };
      return { day, bounds, subject, spans: own };
    });
  });
}

/** Adds the use of one piece of work on one day to what is stored. */
async function addUse(tx: Tx, learnerId: string, { day, bounds, ...use }: DayUse): Promise<void> {
  const work = await plannedWork(tx, learnerId, use.subject, bounds);
  if (!work || (work.answeredIn !== null && !(await hasAnswered(tx, learnerId, work.answeredIn)))) return;
  // A span may reach into the next day, so it may overlap with one of the days beside it.
  const known = await tx
    .select({ subject: studyTimes.subject, day: studyTimes.day, spans: studyTimes.spans })
    .from(studyTimes)
    .where(
      and(
        eq(studyTimes.learner_id, learnerId),
        sql`${studyTimes.day} between ${addDays(day, -1)} and ${addDays(day, 1)}`,
      ),
    );
  const { subject, courseId: course_id, minutes } = work;
  const others = known.map((each) => (each.day === day ? each : { ...each, subject: '' }));
  const spans = withUse(others, { subject, spans: use.spans }, minutes);
  const seconds = secondsOf(spans);
  if (seconds === 0) return;
  await tx
    .insert(studyTimes)
    .values({ learner_id: learnerId, day, subject, course_id, seconds, spans })
    .onConflictDoUpdate({
      target: [studyTimes.learner_id, studyTimes.day, studyTimes.subject],
      set: { seconds, spans },
    });
}

/**
 * Stores measured time. Time counts once, whichever devices report it and however often; of one piece of work no more
 * counts on a day than is planned, and none where nothing was answered (rules/study-time/).
 * @param used by the learner's clock, corrected for skew, milliseconds
 */
export async function storeStudyTime(
  tx: Tx,
  learnerId: string,
  used: readonly Use[],
  now: number,
): Promise<void> {
  const past = used
    .map(({ subject, spans }) => ({
      subject,
      spans: spans
        .map(([from, to]): Span => [Math.max(0, Math.round(from)), Math.min(Math.round(to), now)])
        .filter(([from, to]) => from < to),
    }))
    .filter(({ spans }) => spans.length > 0);
  if (past.length === 0) return;
  // Two devices at once would not see each other's time.
  await tx.execute(sql`select learning_lock(${learnerId}::uuid)`);
  for (const use of await byDays(tx, learnerId, past)) await addUse(tx, learnerId, use);
}

/** The same for the time that a command brings along, by the clock of the device that saved it. */
export async function storeBroughtTime(tx: Tx, takerId: string, body: unknown, now: number): Promise<void> {
  const used = usedIn(body);
  if (used.length === 0) return;
  const skew = skewIn(body);
  const corrected = used.map(({ subject, spans }) => ({
    subject,
    spans: spans.map(([from, to]): Span => [from + skew, to + skew]),
  }));
  await storeStudyTime(tx, takerId, corrected, now);
}
