import { z } from 'zod/mini';
import { GRADING_MODE, QUESTION_TYPES } from '#contract/question.ts';
import { isMarkedByKey } from '#rules/questions/marking.ts';
import { questionFaults } from './check-question.ts';
import { exerciseSchema } from './front-matter.ts';
import { parseMarkdownFile } from './markdown-file.ts';
import type { PackExercise, PackQuestion } from './pack.ts';
import type { PackText } from './pack-files.ts';
import { passageSearch } from './passage-words.ts';
import type { ProblemReport, Report } from './problem-report.ts';
import { QUESTION_SOURCES, type QuestionSource } from './question-source.ts';
import type { References } from './references.ts';
import { checkAgainst, type YamlBlock } from './yaml-block.ts';

/** An exercise that does not know its lesson yet. */
export type UnplacedExercise = Omit<PackExercise, 'course_id' | 'lesson_id'>;

const typed = z.object({ type: z.enum(QUESTION_TYPES) });

const readSource = (
  value: unknown,
  index: number,
  front: YamlBlock,
  report: Report,
): QuestionSource | null => {
  const at = ['questions', index];
  const type = checkAgainst(typed, value, at, front, report)?.type;
  return type === undefined ? null : checkAgainst(QUESTION_SOURCES[type], value, at, front, report);
};

const toQuestion = (
  source: QuestionSource,
  exerciseId: string,
  defaultFolder: string,
  folders: string[],
  position: number,
): PackQuestion => {
  const folder = source.folder ?? defaultFolder;
  if (!folders.includes(folder)) folders.push(folder);
  const grading = isMarkedByKey(source.content.type_code) ? GRADING_MODE.none : GRADING_MODE.ai;
  return {
    question: {
      id: `${exerciseId}.${source.id}`,
      position,
      folder_id: `${exerciseId}.${folders.indexOf(folder) + 1}`,
      folder_name: folder,
      question_id_stem: source.stem === null ? null : `${exerciseId}.${source.stem}`,
      grading_object: grading,
      marks: source.marks,
      content: source.content,
    },
    key: source.key,
    explanation: source.explanation,
  };
};

/** Reads a practice or a revise set; null when its front matter does not fit. Faults are reported. */
export const readExercise = (
  file: PackText & { kind: 'practice' | 'revise' },
  problems: ProblemReport,
  references: References,
): UnplacedExercise | null => {
  const report = problems.forFile(file.path);
  const markdown = parseMarkdownFile(file.source, report);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  const data = checkAgainst(exerciseSchema, front.data, [], front, report);
  if (data === null) return null;
  references.addMarkdown(body, file.path, bodyLine);
  references.addMarkdown(data.instructions, file.path, front.lineOf(['instructions']));

  const inPassage = body === '' ? null : passageSearch(body);
  const seen = new Set<string>();
  const folders: string[] = [];
  const questions = data.questions.flatMap((value, index) => {
    const source = readSource(value, index, front, report);
    if (source === null) return [];
    const lineOf = (...path: readonly (string | number)[]) => front.lineOf(['questions', index, ...path]);
    if (seen.has(source.id))
      report(lineOf('id'), `The question id "${source.id}" is used twice in this file`);
    seen.add(source.id);
    for (const fault of questionFaults(source, inPassage)) {
      report(lineOf(...fault.at), `Question "${source.id}": ${fault.message}`);
    }
    references.addMarkdown(source.content.prompt, file.path, lineOf('prompt'));
    references.addMarkdown(source.explanation ?? '', file.path, lineOf('explanation'));
    if (source.content.type_code === 'ielts_scripted_speaking' && source.content.model_audio !== null) {
      references.addAddress(source.content.model_audio, file.path, lineOf('model_audio'));
    }
    return [toQuestion(source, file.id, data.folder, folders, index + 1)];
  });
  return {
    id: file.id,
    kind: file.kind,
    title: data.title,
    instructions: data.instructions.trim(),
    passage: body === '' ? null : body,
    grading_scale: data.scale,
    questions,
  };
};
