import type { WrittenScene } from '../../db/schema-conversation.ts';
import type { PackFiles } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { readSource } from '../source-file.ts';
import { unknownWordsFinder } from '../unknown-words.ts';
import { checkScene } from './check-scene.ts';
import { type EndingSource, type SceneSource, sceneSource, type TurnSource } from './sources.ts';

type WrittenTurn = WrittenScene['turns'][number];

function turnOf(id: string, turn: TurnSource | EndingSource, slots: SceneSource['slots']): WrittenTurn {
  if ('end' in turn) return { id, say: turn.say, again: null, expect: [], fallback: null, end: turn.end };
  const expect = turn.expect.map(({ slots: names, negative: is_negative, reply, ...meaning }) => ({
    ...meaning,
    is_negative,
    slots: names.map((name) => slots[name] ?? []),
    reply: reply ?? null,
  }));
  return { id, say: turn.say, again: turn.again, expect, fallback: turn.fallback, end: null };
}

function written(id: string, { partner, turns, slots, returning, ...scene }: SceneSource): WrittenScene {
  const { voice: speaker, ...shown } = partner;
  const all = Object.entries(turns).map(([turn, source]) => turnOf(turn, source, slots));
  const again = returning.map(({ say, said = null, end = null }) => ({ say, said, end }));
  return { id, ...scene, returning: again, partner: shown, speaker, turns: all };
}

/** Reads `conversation/scenes/`, by level; faults are reported. */
export async function readScenes({ texts }: PackFiles, problems: ProblemReport): Promise<WrittenScene[]> {
  const files = texts.filter(({ kind }) => kind === 'scene');
  if (files.length === 0) return [];
  const unknownWords = await unknownWordsFinder();
  const scenes = files.flatMap((file) => {
    const scene = readSource(file, sceneSource, problems);
    if (!scene) return [];
    checkScene(scene.data, unknownWords, scene.report);
    return [written(file.id, scene.data)];
  });
  return scenes.toSorted((a, b) => a.level - b.level || (a.id < b.id ? -1 : 1));
}
