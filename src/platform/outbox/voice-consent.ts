import { setConsent } from '#contract/privacy.ts';
import { db } from './db.ts';
import type { CommandRow } from './rows.ts';
import { saveConsent, slotOfConsent } from './save-command.ts';

/** What the learner said when they were asked for a consent; by the server's clock, milliseconds. */
export interface ConsentWord {
  given: boolean;
  at: number;
}

/** Holds on this device at once; the server hears of it when there is a network. */
export const giveVoiceConsent = (owner: string): Promise<ConsentWord> => saveConsent(owner, true);

/** The recorder asks anew, and what has not been sent stays on the device. */
export const withdrawVoiceConsent = (owner: string): Promise<ConsentWord> => saveConsent(owner, false);

/** When this learner agreed on this device, milliseconds by its clock; null when they did not. */
export async function voiceConsentAt(owner: string): Promise<number | null> {
  const row = await db.meta.get(`voiceConsent:${owner}`);
  return row && 'at' in row ? row.at : null;
}

const wordOf = ({ body }: CommandRow): ConsentWord | null => {
  const parsed = setConsent.body?.safeParse(body);
  return parsed?.success ? { given: parsed.data.given, at: parsed.data.at + parsed.data.skew } : null;
};

/** The newest word of a slot that the server has not confirmed. */
export async function unsentWord(slot: string): Promise<ConsentWord | null> {
  const rows = await db.commands.where('slot').equals(slot).sortBy('seq');
  const last = rows.at(-1);
  return last ? wordOf(last) : null;
}

/** The newest word on recordings that the server has not confirmed. */
export const unsentVoiceWord = (owner: string): Promise<ConsentWord | null> =>
  unsentWord(slotOfConsent(owner));

/** Of several words the one that was said last. */
export const latestWord = (words: readonly (ConsentWord | null)[]): ConsentWord | null =>
  words
    .filter((word) => word !== null)
    .toSorted((one, other) => one.at - other.at)
    .at(-1) ?? null;

/**
 * The word that holds, of the server's newest and this device's: the later one. One that was withdrawn elsewhere is
 * withdrawn here too.
 * @param unsent what had not been sent when the server was asked; it may have arrived since
 */
export const heedVoiceWord = (
  owner: string,
  told: ConsentWord | null,
  unsent: ConsentWord | null,
): Promise<ConsentWord | null> =>
  db.transaction('rw', db.commands, db.meta, async () => {
    const holds = latestWord([told, unsent, await unsentVoiceWord(owner)]);
    if (holds?.given === false) await db.meta.delete(`voiceConsent:${owner}`);
    return holds;
  });
