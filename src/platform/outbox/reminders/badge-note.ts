import { startOfDay } from '#rules/notebook/day-plan.ts';
import { badgeCount } from '#rules/reminders/badge-count.ts';
import { db } from '../database/db.ts';
import type { BadgeNote } from '../database/meta-rows.ts';
import { countUnsent } from '../queue/queue.ts';

const NOTHING: BadgeNote = { isOff: false, unread: 0, cardsDueAt: null };

export async function readBadgeNote(owner: string): Promise<BadgeNote> {
  const row = await db.meta.get(`badge:${owner}`);
  return row && 'cardsDueAt' in row
    ? { isOff: row.isOff, unread: row.unread, cardsDueAt: row.cardsDueAt }
    : NOTHING;
}

/** Changes what is known. */
export const updateBadgeNote = (
  owner: string,
  change: (note: BadgeNote) => Partial<BadgeNote>,
): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const note = await readBadgeNote(owner);
    await db.meta.put({ key: `badge:${owner}`, ...note, ...change(note) });
  });

/** The number on the app's icon; 0 without a learner, and where they do not want one. */
export async function readBadge(owner: string | null, now: number): Promise<number> {
  if (owner === null) return 0;
  const [note, unsent] = await Promise.all([readBadgeNote(owner), countUnsent(owner)]);
  return note.isOff ? 0 : badgeCount({ ...note, unsent }, startOfDay(now, 1));
}
