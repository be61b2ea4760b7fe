import type { WrittenScene } from '../../db/schema-conversation.ts';
import type { ProblemReport } from '../problem-report.ts';
import type { ClassSource } from './course-sources.ts';
import { heardIn } from './heard-in.ts';
import type { LevelFile, Material } from './level-file.ts';

/** A class trains a sound in at least so many of its lines. */
const LEAST_LINES = 2;

function checkSounds({ sounds, lines }: ClassSource, place: number, file: LevelFile, all: Material): void {
  for (const [index, id] of sounds.entries()) {
    const at = ['classes', place, 'sounds', index];
    const sound = all.sounds.find((one) => one.id === id);
    const heard = sound ? lines.filter(({ text }) => heardIn(all.words, text, sound.ipa)).length : 0;
    if (!sound) file.report(at, `There is no sound "${id}"`);
    else if (sounds.indexOf(id) < index) file.report(at, `The class has the sound "${id}" twice`);
    else if (heard < LEAST_LINES)
      file.report(
        at,
        `/${sound.ipa}/ is heard in ${heard} lines of its class, at least ${LEAST_LINES} are needed`,
      );
  }
}

function checkLines({ lines }: ClassSource, place: number, { report }: LevelFile, { words }: Material): void {
  for (const [index, { text }] of lines.entries()) {
    const at = ['classes', place, 'lines', index];
    if (/\d/.test(text)) report(at, 'Numbers are written as words, as they are said');
    for (const word of words.unknownIn(text)) report(at, `The dictionary does not know "${word}"`);
  }
}

/** Scenes of a class are of its level, and in no other class. */
function checkScenes(
  { scenes, id }: ClassSource,
  place: number,
  file: LevelFile,
  levels: readonly LevelFile[],
  all: Material,
) {
  for (const [index, name] of scenes.entries()) {
    const at = ['classes', place, 'scenes', index];
    const scene = all.scenes.find((one) => one.id === name);
    const uses = levels.flatMap(({ data }) =>
      data.classes.flatMap((one) => one.scenes.filter((other) => other === name).map(() => one.id)),
    );
    if (!scene) file.report(at, `There is no scene "${name}"`);
    else if (scene.level !== file.level) file.report(at, `The scene "${name}" is of level ${scene.level}`);
    if (uses.length > 1) file.report(at, `The scene "${name}" of "${id}" is in ${uses.length} classes`);
  }
}

function checkNeeds({ level, data, report }: LevelFile, { scenes }: Material): void {
  const there = scenes.filter((scene) => scene.level === level).length;
  if (data.needs.scenes > there)
    report(['needs', 'scenes'], `Level ${level} has ${there} scenes: ${data.needs.scenes} cannot be reached`);
}

/** Checks what a schema cannot: ids, scenes, sounds that are heard, words that can be scored. */
export function checkLevel(file: LevelFile, levels: readonly LevelFile[], material: Material): void {
  const ids = levels.flatMap(({ data }) => data.classes.map(({ id }) => id));
  checkNeeds(file, material);
  for (const [place, one] of file.data.classes.entries()) {
    if (ids.filter((id) => id === one.id).length > 1)
      file.report(['classes', place, 'id'], `The class "${one.id}" is there twice`);
    checkScenes(one, place, file, levels, material);
    checkSounds(one, place, file, material);
    checkLines(one, place, file, material);
  }
}

/** Every scene is in a class. */
export function checkScenesPlaced(
  levels: readonly LevelFile[],
  scenes: readonly WrittenScene[],
  problems: ProblemReport,
): void {
  const placed = new Set(levels.flatMap(({ data }) => data.classes.flatMap((one) => one.scenes)));
  for (const { id } of scenes)
    if (!placed.has(id)) problems.add(`conversation/scenes/${id}.yaml`, 1, `No class has the scene "${id}"`);
}
