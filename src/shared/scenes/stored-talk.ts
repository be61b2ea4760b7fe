import { z } from 'zod/mini';
import type { Answered } from '#rules/conversation/scene-talk.ts';
import type { KeptTalk } from '#rules/conversation/standing-talk.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const ownWords = { words: z.string(), by: z.enum(['voice', 'typed']) };
const heardText = z.object({
  text: z.string(),
  unsure: z.array(z.object({ start: z.number(), end: z.number() })),
});
const answered = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('meaning'),
    meaning: z.string(),
    by: z.enum(['voice', 'tap']),
    heard: z.optional(heardText),
  }),
  z.object({ kind: z.literal('other'), heard: z.optional(heardText) }),
  z.object({ kind: z.literal('askedBack') }),
  z.object({ kind: z.literal('skip') }),
  z.object({
    kind: z.literal('free'),
    ...ownWords,
    missions: z.array(z.string()),
    line: z.object({ text: z.string(), voice: z.string() }),
    turn: z.nullable(z.string()),
    isLast: z.boolean(),
  }),
  z.object({ kind: z.literal('written'), ...ownWords }),
]);
/** More is no conversation any more. */
const MOST_STORED = 200;
const answers = z.array(answered).check(z.maxLength(MOST_STORED));
/** Earlier versions stored the answers alone. */
const stored = z.union([z.object({ answers, at: z.nullable(z.number()) }), answers]);

export interface TalkPlace {
  owner: string;
  sceneId: string;
}
const keyOf = ({ owner, sceneId }: TalkPlace): string => `luyen.scene:${owner}:${sceneId}`;

/** The talk that was left here, or is over, by the clock of the device; null: none was begun here. */
export function storedTalk(place: TalkPlace): KeptTalk<Answered> | null {
  const found = readStoredJson(keyOf(place), stored);
  return Array.isArray(found) ? { answers: found, at: null } : found;
}

/** Stores how far a talk is, so that it goes on after the page was closed; without answers it is over. */
export function storeTalk(place: TalkPlace, talk: KeptTalk<Answered>): void {
  deviceStorage.setItem(keyOf(place), JSON.stringify(talk));
}

/** The time of what follows in a talk, by the clock of the device, which may have been set back meanwhile. */
export const talkTime = (before: KeptTalk<Answered> | null): number => Math.max(Date.now(), before?.at ?? 0);
