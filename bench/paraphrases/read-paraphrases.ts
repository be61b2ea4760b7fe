import { readFileSync } from 'node:fs';
import { askedTurn } from '#rules/conversation/asked-turn.ts';
import { readPack } from '#server/content/read-pack.ts';
import type { AskedTurn } from '#speech/meaning/likeness/turn-words.ts';

/** A turn of a scene with all that may be said in it. */
export interface SceneTurn extends AskedTurn {
  scene: string;
  turn: string;
}

/** The turns of all scenes of the pack. */
export async function sceneTurns(): Promise<SceneTurn[]> {
  const reading = await readPack('content');
  if (!reading.ok) throw new Error('the pack has faults: npm run operator -- content check content');
  return reading.pack.scenes.flatMap(({ id: scene, turns }) =>
    turns
      .filter(({ expect }) => expect.length > 0)
      .map((turn) => ({ scene, turn: turn.id, ...askedTurn(turn) })),
  );
}

/** What is said in a turn; `last`: the fourth or fifth column. */
export interface Paraphrase {
  at: SceneTurn;
  /** Id of the meaning; null where none of the turn is meant. */
  meaning: string | null;
  text: string;
  last: string;
}

function linesOf(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

function turnOf(turns: readonly SceneTurn[], scene: string, turn: string): SceneTurn {
  const at = turns.find((one) => one.scene === scene && one.turn === turn);
  if (!at) throw new Error(`no turn ${turn} in ${scene}`);
  return at;
}

export const readParaphrases = (
  turns: readonly SceneTurn[],
  name: 'dev' | 'test' | 'polarity',
): Paraphrase[] =>
  linesOf(`${name}.tsv`).map(([scene = '', turn = '', meaning = '', text = '', last = '']) => ({
    at: turnOf(turns, scene, turn),
    meaning,
    text,
    last,
  }));

/** Sentences that belong to nothing in the turn; `last` is `off-topic` or `question-back`. */
export const readOffTopic = (turns: readonly SceneTurn[]): Paraphrase[] =>
  linesOf('off-topic.tsv').map(([scene = '', turn = '', text = '', last = '']) => ({
    at: turnOf(turns, scene, turn),
    meaning: null,
    text,
    last,
  }));
