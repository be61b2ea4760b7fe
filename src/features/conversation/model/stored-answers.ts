import { z } from 'zod/mini';
import type { Answered } from '#rules/conversation/scene-talk.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

/** More is no conversation any more. */
const MOST_ANSWERS = 200;

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
const stored = z.array(answered).check(z.maxLength(MOST_ANSWERS));

interface TalkPlace {
  owner: string;
  sceneId: string;
}
const keyOf = ({ owner, sceneId }: TalkPlace): string => `luyen.scene:${owner}:${sceneId}`;

/** The answers of a talk that was left before its end; none if there is no such talk. */
export const storedAnswers = (place: TalkPlace): Answered[] => readStoredJson(keyOf(place), stored) ?? [];

/** Keeps the answers given so far, so that the talk goes on after the page was closed; none: it is over. */
export function storeAnswers(place: TalkPlace, answers: readonly Answered[]): void {
  if (answers.length === 0) deviceStorage.removeItem(keyOf(place));
  else deviceStorage.setItem(keyOf(place), JSON.stringify(answers));
}
