import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DEFAULT_PUSH_SETTINGS, type PushSettings, pushSettings } from '#contract/push.ts';
import { REMINDERS } from '#src/messages/reminders.ts';
import { db } from '../database/db.ts';
import { pending } from '../queue/pending.ts';
import { enqueue, readClock } from '../queue/save-command.ts';
import { sendSoon } from '../sending/send-soon.ts';

const copyOf = ({ kinds, quiet_from, quiet_to }: PushSettings): PushSettings => ({
  kinds,
  quiet_from,
  quiet_to,
});

/** Stores the choices on this device, and the command that carries them to the server, in one transaction. */
export async function savePushSettings(owner: string, settings: PushSettings): Promise<void> {
  const clock = await readClock();
  const copy = copyOf(settings);
  await db.transaction('rw', db.commands, db.recordings, db.chunks, db.meta, async () => {
    await db.meta.put({ key: `pushSettings:${owner}`, settings: copy });
    await enqueue(ENDPOINTS.push.setSettings, {
      owner,
      body: { ...copy, ...clock },
      label: REMINDERS.savedLabel,
    });
  });
  sendSoon();
}

/** Choices made here that the server has not confirmed; null: none. */
export async function unsentPushSettings(owner: string): Promise<PushSettings | null> {
  const row = (await pending([ENDPOINTS.push.setSettings], { owner })).at(-1);
  return row ? copyOf(row.body) : null;
}

/** Takes over the server's answer, unless newer choices are on their way there. */
export const storeServedSettings = (owner: string, settings: PushSettings): Promise<void> =>
  db.transaction('rw', db.commands, db.meta, async () => {
    if (await unsentPushSettings(owner)) return;
    await db.meta.put({ key: `pushSettings:${owner}`, settings: copyOf(settings) });
  });

/** The choices as this device knows them; null: it has never known any. */
export async function storedPushSettings(owner: string): Promise<PushSettings | null> {
  const row = await db.meta.get(`pushSettings:${owner}`);
  return row && 'settings' in row ? (pushSettings.safeParse(row.settings).data ?? null) : null;
}

/** The same, with those of a new learner if it knows none. */
export const knownPushSettings = async (owner: string): Promise<PushSettings> =>
  (await storedPushSettings(owner)) ?? DEFAULT_PUSH_SETTINGS;
