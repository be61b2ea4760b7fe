import { readPack } from '#server/content/read-pack.ts';
import type { Utterance } from '#server/engines/tts/text-to-speech.ts';
import type { ExpectedMeaning } from '#speech/meaning/expected-meaning.ts';
import { seededRandom } from '#speech/training/random.ts';

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

/** The turns of all scenes of the pack. */
export async function readTurns(): Promise<SceneTurn[]> {
  const reading = await readPack('content');
  if (!reading.ok) throw new Error('the pack has faults: npm run operator -- content check content');
  return reading.pack.scenes.flatMap(({ id: scene, turns }) =>
    turns.flatMap(({ expect }) =>
      expect.length === 0
        ? []
        : [
            {
              scene,
              meanings: expect.map(({ is_negative, ...one }) => ({ ...one, isNegative: is_negative })),
            },
          ],
    ),
  );
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
