import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import type { Utterance } from '#server/engines/tts/text-to-speech.ts';
import type { ExpectedMeaning } from '#speech/meaning/expected-meaning.ts';
import { seededRandom } from '#speech/training/random.ts';

const sceneSchema = z.object({
  turns: z.record(
    z.string(),
    z.object({
      expect: z.optional(
        z.array(
          z.object({
            id: z.string(),
            sentences: z.array(z.string()),
            slots: z.optional(z.array(z.string())),
            negative: z.optional(z.boolean()),
          }),
        ),
      ),
    }),
  ),
  slots: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** A turn of a scene with all that may be said in it. */
export interface SceneTurn {
  scene: string;
  meanings: ExpectedMeaning[];
}

/** Something said in a turn, and what should be heard: null for a sentence of another scene. */
export interface ConversationCase {
  turn: SceneTurn;
  meant: string | null;
  utterance: Utterance;
}

export async function readTurns(folder: string): Promise<SceneTurn[]> {
  const names = await readdir(folder, { recursive: true });
  const turns: SceneTurn[] = [];
  for (const scene of names.filter((name) => name.endsWith('.yaml')).toSorted()) {
    const { turns: found, slots = {} } = sceneSchema.parse(
      parse(await readFile(join(folder, scene), 'utf8')),
    );
    for (const { expect } of Object.values(found)) {
      if (expect === undefined) continue;
      const meanings = expect.map(({ id, sentences, slots: names = [], negative = false }) => ({
        id,
        sentences,
        slots: names.map((name) => slots[name] ?? []),
        isNegative: negative,
      }));
      turns.push({ scene, meanings });
    }
  }
  return turns;
}

const SPEEDS = [0.8, 1, 1.25];
const FILLERS = ['um,', 'uh,', 'er,', 'well,'];
const SPEAKERS = 3;

/** The cases of each meaning: one of its sentences with fillers, and one from another scene. The same in every run. */
export function conversationCases(turns: readonly SceneTurn[], seed: number): ConversationCase[] {
  const random = seededRandom(seed);
  const among = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
  const filled = (sentence: string): string => {
    const words = sentence.split(' ');
    for (let count = 1 + Math.floor(random() * 2); count > 0; count--)
      words.splice(Math.floor(random() * words.length), 0, among(FILLERS));
    return words.join(' ');
  };
  const spoken = (text: string): Utterance => ({
    text,
    voice: among(['female', 'male'] as const),
    speaker: Math.floor(random() * SPEAKERS),
    rate: among(SPEEDS),
  });
  return turns.flatMap((turn) => {
    const elsewhere = turns.filter(({ scene }) => scene !== turn.scene);
    return turn.meanings.flatMap(({ id, sentences }) => [
      { turn, meant: id, utterance: spoken(filled(among(sentences))) },
      { turn, meant: null, utterance: spoken(filled(among(among(among(elsewhere).meanings).sentences))) },
    ]);
  });
}
