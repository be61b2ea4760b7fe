import type { PackScene } from '../pack.ts';
import type { PackFiles, PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { readSource } from '../source-file.ts';
import { unknownWordsFinder } from '../unknown-words.ts';
import { checkScene } from './check-scene.ts';
import { sceneSource } from './sources.ts';

function readScene(
  file: PackText,
  unknownWords: (text: string) => string[],
  problems: ProblemReport,
): PackScene[] {
  const scene = readSource(file, sceneSource, problems);
  if (!scene) return [];
  checkScene(scene.data, unknownWords, scene.report);
  return [{ id: file.id, ...scene.data }];
}

/** Reads `conversation/scenes/`, by level; faults are reported. */
export async function readScenes({ texts }: PackFiles, problems: ProblemReport): Promise<PackScene[]> {
  const files = texts.filter(({ kind }) => kind === 'scene');
  if (files.length === 0) return [];
  const unknownWords = await unknownWordsFinder();
  return files
    .flatMap((file) => readScene(file, unknownWords, problems))
    .toSorted((a, b) => a.level - b.level || (a.id < b.id ? -1 : 1));
}
