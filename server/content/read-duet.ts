import { CONTENT_TYPE, type DetailOf } from '#contract/lesson-detail.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { GRADING_MODE } from '#contract/question.ts';
import type { ListeningScript, ScriptStep } from '#rules/listening/script.ts';
import { duetSchema } from './front-matter.ts';
import { parseMarkdownFile } from './markdown-file.ts';
import type { PackDuetLine, PackQuestion } from './pack.ts';
import type { PackText } from './pack-files.ts';
import type { ProblemReport } from './problem-report.ts';
import type { UnplacedExercise } from './read-exercise.ts';
import { readScript } from './read-script.ts';
import type { References } from './references.ts';
import { checkAgainst } from './yaml-block.ts';

/** Maximum length of a spoken line, characters. */
const MAX_LINE = 300;
const PROMPT = 'Nói lời thoại của bạn trong đoạn đối thoại.';

type Sentence = Extract<ScriptStep, { kind: 'sentence' }>;

export interface ReadDuet {
  exercise: UnplacedExercise;
  detail: DetailOf<'duet_video'>;
  lines: PackDuetLine[];
}

interface Turn {
  id: string;
  speaker: string;
  text: string;
  script: ListeningScript;
}

const turnsOf = (duetId: string, script: ListeningScript): Turn[] => {
  const sentences = script.steps.filter((step): step is Sentence => step.kind === 'sentence');
  return [...Map.groupBy(sentences, ({ turn }) => turn).values()].flatMap((steps, index) => {
    const [first] = steps;
    if (!first) return [];
    const text = steps.map((step) => step.text).join(' ');
    return [{ id: `${duetId}.${index + 1}`, speaker: first.speaker, text, script: { ...script, steps } }];
  });
};

const questionOf = (turn: Turn, position: number, duetId: string, folder: string): PackQuestion => ({
  question: {
    id: turn.id,
    position,
    folder_id: `${duetId}.folder`,
    folder_name: folder,
    question_id_stem: null,
    grading_object: GRADING_MODE.ai,
    marks: 1,
    content: { type_code: 'ielts_scripted_speaking', prompt: PROMPT, text: turn.text, model_audio: null },
  },
  key: { type_code: 'ielts_scripted_speaking' },
  explanation: null,
  proofs: [],
});

/**
 * Reads a duet: a dialogue with the learner as one of the speakers. Each of the learner's turns is a question
 * answered by voice. Null when it is invalid; faults are reported.
 */
export const readDuet = (
  file: PackText,
  problems: ProblemReport,
  references: References,
): ReadDuet | null => {
  const report = problems.forFile(file.path);
  const markdown = parseMarkdownFile(file.source, report);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  const data = checkAgainst(duetSchema, front.data, [], front, report);
  if (data === null) return null;
  references.addMarkdown(data.instructions, file.path, front.lineOf(['instructions']));
  const script = readScript(body, bodyLine, data.speakers, report);
  if (script === null) return null;
  if (script.steps.some(({ kind }) => kind === 'pause')) report(bodyLine, 'A duet has no [pause]');
  const turns = turnsOf(file.id, script);
  const own = turns.filter(({ speaker }) => speaker === data.learner);
  if (own.length === 0) report(front.lineOf(['learner']), `${data.learner} says nothing in the dialogue`);
  if (own.length === turns.length) report(front.lineOf(['learner']), 'Nobody else speaks in the dialogue');
  for (const { speaker, text } of turns) {
    if (text.length > MAX_LINE)
      report(bodyLine, `A turn of ${speaker} is longer than ${MAX_LINE} characters: "${text.slice(0, 40)}…"`);
  }
  const positions = new Map(own.map(({ id }, index) => [id, index + 1]));
  return {
    exercise: {
      id: file.id,
      kind: 'duet_video',
      title: data.title,
      instructions: data.instructions.trim(),
      passage: null,
      audio: null,
      script: null,
      grading_scale: GRADING_SCALE.NO_GRADING,
      feedback: 'instant',
      questions: own.map((turn, index) => questionOf(turn, index + 1, file.id, data.folder)),
    },
    detail: {
      kind: 'duet_video',
      content_type: CONTENT_TYPE.duet_video,
      duet_video_id: file.id,
      instructions: data.instructions.trim(),
      learner: data.learner,
      lines: turns.map(({ id, speaker, text }) => ({
        id,
        speaker,
        text,
        audio: null,
        question_id: positions.has(id) ? id : null,
      })),
    },
    lines: turns.map(({ id, script: own }) => ({ id, script: own })),
  };
};
