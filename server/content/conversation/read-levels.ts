import { conversationCourseId, conversationLevel, phrasesSetId } from '#contract/conversation-course.ts';
import type { WrittenClass, WrittenCourse } from '../../db/schema-conversation.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import type { UnplacedExercise } from '../read-exercise.ts';
import { setOf } from '../sounds/spoken-set.ts';
import { readSource } from '../source-file.ts';
import { checkLevel, checkScenesPlaced } from './check-level.ts';
import { levelSource } from './course-sources.ts';
import { heardIn } from './heard-in.ts';
import type { LevelFile, Material } from './level-file.ts';

function soundsOf(classes: readonly WrittenClass[], { sounds, words }: Material): WrittenCourse['sounds'] {
  const lines = classes.flatMap((one) => one.lines);
  return sounds.flatMap(({ id, ipa }) =>
    classes.some((one) => one.sounds.includes(id))
      ? [{ sound: id, ipa, lines: lines.filter(({ text }) => heardIn(words, text, ipa)) }]
      : [],
  );
}

const written = ({ level, data }: LevelFile, material: Material): WrittenCourse => ({
  ...data,
  kind: 'course',
  level,
  sounds: soundsOf(data.classes, material),
});

/** What is said of a class: a revise set that belongs to no lesson. */
const setOfClass = ({ id, title_vi, lines }: WrittenClass): UnplacedExercise =>
  setOf(
    phrasesSetId(id),
    title_vi,
    'Bạn nghe mẫu, nói theo rồi xem điểm từng âm.',
    lines.map(({ text, vi }, index) => ({
      id: `p${index + 1}`,
      content: { type_code: 'ielts_scripted_speaking', prompt: vi, text, model_audio: null },
      key: { type_code: 'ielts_scripted_speaking' },
    })),
  );

/** Reads `conversation/levels/`. Faults are reported. */
export function readLevels(files: readonly PackText[], material: Material, problems: ProblemReport) {
  const levels = files.flatMap((file): LevelFile[] => {
    const source = readSource(file, levelSource, problems);
    return source ? [{ ...source, level: conversationLevel.parse(Number(file.id)) }] : [];
  });
  for (const level of levels) checkLevel(level, levels, material);
  checkScenesPlaced(levels, material.scenes, problems);
  const courses = levels.map((level) => written(level, material));
  return {
    texts: courses.map((data) => ({ id: conversationCourseId(data.level), data })),
    sets: courses.flatMap(({ classes }) => classes.map(setOfClass)),
  };
}
