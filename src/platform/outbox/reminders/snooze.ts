import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { SNOOZE_MS } from '#contract/push.ts';
import { ownReminder } from '#rules/reminders/own-reminder.ts';
import { isQuietAt, quietHours } from '#rules/reminders/quiet-hours.ts';
import { REMINDERS } from '#src/messages/reminders.ts';
import { db } from '../database/db.ts';
import type { SnoozedReminder } from '../database/meta-rows.ts';
import { enqueue, readClock } from '../queue/save-command.ts';
import { sendSoon } from '../sending/send-soon.ts';
import { deviceClock, deviceZone } from './device-clock.ts';
import { knownPushSettings } from './push-settings.ts';
import { hasStudiedToday } from './study-note.ts';

/** What the reminder said. */
type Content = Pick<SnoozedReminder, 'title' | 'body' | 'path'>;

/**
 * Puts a reminder off by an hour: the command for the server, and what this device shows if the server cannot be told in
 * time, in one transaction.
 */
export async function snooze(owner: string, { title, body, path }: Content): Promise<void> {
  const clock = await readClock();
  await db.transaction('rw', db.commands, db.recordings, db.chunks, db.meta, async () => {
    const { id } = await enqueue(ENDPOINTS.push.snooze, { owner, body: clock, label: REMINDERS.snoozeLabel });
    const dueAt = clock.at + SNOOZE_MS;
    await db.meta.put({ key: 'snoozed', owner, commandId: id, dueAt, title, body, path });
  });
  sendSoon();
}

export async function readSnoozed(): Promise<SnoozedReminder | null> {
  const row = await db.meta.get('snoozed');
  return row?.key === 'snoozed' ? row : null;
}

/**
 * The reminder that this device has to show now, because the server could not be told; null if there is none. It is
 * given once: page and worker may ask at the same time.
 */
export async function takeDueReminder(owner: string, now: number): Promise<Content | null> {
  return db.transaction('rw', db.commands, db.receipts, db.meta, async () => {
    const snoozed = await readSnoozed();
    if (snoozed?.owner !== owner) return null;
    const { quiet_from, quiet_to } = await knownPushSettings(owner);
    const decision = ownReminder({
      dueAt: snoozed.dueAt,
      now,
      isTold: (await db.receipts.get(snoozed.commandId)) !== undefined,
      studiedToday: await hasStudiedToday(owner, now),
      isSameDay: deviceClock(snoozed.dueAt).day === deviceClock(now).day,
      isQuiet: isQuietAt(now, quietHours(quiet_from, quiet_to), deviceZone()),
    });
    if (decision === 'wait') return null;
    await db.meta.delete('snoozed');
    return decision === 'show' ? snoozed : null;
  });
}
