import { asc, eq, sql } from 'drizzle-orm';
import { ADVICE_NOTE_MAX, type AdviceEvent, type AdviceEventKind } from '#contract/operator-advice.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { adviceEvents, adviceRequests } from '#server/db/schema-contact.ts';
import { COMMAND_LINE } from '#server/domain/audit/audit.ts';
import type { DeskActor } from '#server/domain/staff/desk-actor.ts';
import { DeskRefused, deskId } from '#server/domain/staff/desk-refused.ts';

/** Events of one request that are shown, the latest ones; nobody writes so many. */
const EVENTS_SHOWN = 200;

/** Adds what was done about a request. @param text what was written with it */
export async function recordAdvice(
  tx: Queryable,
  requestId: string,
  by: DeskActor,
  kind: AdviceEventKind,
  now: Date,
  text: string | null = by.id === null ? by.name : null,
): Promise<void> {
  await tx
    .insert(adviceEvents)
    .values({ request_id: requestId, actor: by.id ?? COMMAND_LINE, kind, at: now, text });
}

/** Adds a note; one sent again is stored once. Throws `DeskRefused`. */
export async function noteAdvice(
  tx: Queryable,
  given: string,
  note: { id: string; text: string },
  by: DeskActor,
  now: Date,
): Promise<void> {
  const id = deskId(given, 'request for advice');
  const text = note.text.normalize('NFC').trim();
  if (text === '' || text.includes('\0') || text.length > ADVICE_NOTE_MAX)
    throw new DeskRefused(`a note has between 1 and ${ADVICE_NOTE_MAX} characters`);
  const found = await tx
    .select({ id: adviceRequests.id })
    .from(adviceRequests)
    .where(eq(adviceRequests.id, id));
  if (found.length === 0) throw new DeskRefused(`${id} is no request for advice`, { code: 'NOT_FOUND' });
  await tx
    .insert(adviceEvents)
    .values({ request_id: id, actor: by.id ?? COMMAND_LINE, kind: 'note', at: now, text, note_id: note.id })
    .onConflictDoNothing({ target: adviceEvents.note_id });
}

/** What was done about a request, oldest first. */
export async function adviceHistory(db: Queryable, requestId: string): Promise<AdviceEvent[]> {
  const rows = await db
    .select({
      id: adviceEvents.id,
      at: adviceEvents.at,
      by: learners.full_name,
      kind: adviceEvents.kind,
      text: adviceEvents.text,
    })
    .from(adviceEvents)
    .leftJoin(learners, eq(learners.id, sql`nullif(${adviceEvents.actor}, ${COMMAND_LINE})::uuid`))
    .where(eq(adviceEvents.request_id, requestId))
    .orderBy(asc(adviceEvents.id))
    .limit(EVENTS_SHOWN);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
}
