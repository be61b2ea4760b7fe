import { z } from 'zod/mini';
import { QUESTION_TYPES } from '#contract/question.ts';
import type { PackQuestion } from '../pack.ts';
import { passageSearch, quoteSearch } from '../passage-text.ts';
import type { Report } from '../problem-report.ts';
import type { References } from '../references.ts';
import { checkAgainst, type YamlBlock } from '../yaml-block.ts';
import { type QuestionGround, questionFaults } from './check.ts';
import type { QuestionSource } from './source.ts';
import { QUESTION_SOURCES } from './sources.ts';

interface QuestionsSetting {
  /** Path of the file whose front matter holds the questions. */
  file: string;
  front: YamlBlock;
  report: Report;
  references: References;
  ground: QuestionGround;
  /** Practice, revise set or test that the questions belong to. */
  exerciseId: string;
  /** Default part of questions that do not name one. */
  folder: string;
  /** Parts seen so far; extended in place. */
  folders: string[];
  /** Ids seen so far; extended in place. */
  seen: Set<string>;
  /** Number of preceding questions. */
  before: number;
}

/** A question with the locations of its fields in the file. */
interface ReadQuestion {
  source: QuestionSource;
  question: PackQuestion;
  lineOf: (...path: readonly (string | number)[]) => number;
}

const typed = z.object({ type: z.enum(QUESTION_TYPES) });

/** @param text passage or transcript; empty for none */
export const questionGround = (text: string, audioSeconds: number | null): QuestionGround => ({
  inPassage: text === '' ? null : passageSearch(text),
  isQuoted: text === '' ? null : quoteSearch(text),
  audioSeconds,
});

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

const toQuestion = (source: QuestionSource, position: number, setting: QuestionsSetting): PackQuestion => {
  const { exerciseId, folders } = setting;
  const folder = source.folder ?? setting.folder;
  if (!folders.includes(folder)) folders.push(folder);
  return {
    question: {
      id: `${exerciseId}.${source.id}`,
      position,
      folder_id: `${exerciseId}.${folders.indexOf(folder) + 1}`,
      folder_name: folder,
      question_id_stem: source.stem === null ? null : `${exerciseId}.${source.stem}`,
      ...source.grading,
      marks: source.marks,
      content: source.content,
    },
    key: source.key,
    explanation: source.explanation,
    proofs: source.proofs.map(({ place: _, ...proof }) => proof),
  };
};

/** Adds everything a question refers to: links in its texts, its picture, its model reading. */
const addReferences = (
  { content, explanation }: QuestionSource,
  { references, file }: QuestionsSetting,
  lineOf: ReadQuestion['lineOf'],
): void => {
  references.addMarkdown(content.prompt, file, lineOf('prompt'));
  references.addMarkdown(explanation ?? '', file, lineOf('explanation'));
  if (content.type_code === 'fill_paragraph' && content.picture !== null)
    references.addAddress(content.picture.src, file, lineOf('picture', 'src'));
  if ('model_audio' in content && content.model_audio !== null)
    references.addAddress(content.model_audio, file, lineOf('model_audio'));
};

/** Reads the questions of one file's front matter. Faults are reported; an invalid question is omitted. */
export const readQuestions = (values: readonly unknown[], setting: QuestionsSetting): ReadQuestion[] => {
  const { front, report, seen, before } = setting;
  return values.flatMap((value, index) => {
    const source = readSource(value, index, front, report);
    if (source === null) return [];
    const lineOf: ReadQuestion['lineOf'] = (...path) => front.lineOf(['questions', index, ...path]);
    if (seen.has(source.id)) report(lineOf('id'), `The question id "${source.id}" is used twice`);
    seen.add(source.id);
    for (const fault of questionFaults(source, setting.ground)) {
      report(lineOf(...fault.at), `Question "${source.id}": ${fault.message}`);
    }
    addReferences(source, setting, lineOf);
    return [{ source, question: toQuestion(source, before + index + 1, setting), lineOf }];
  });
};
