import type { AnswerOf } from '#contract/question.ts';
import type {
  ExaminerLines,
  ExamTransitions,
  SpeakingQuestion,
  SpeakingSetDetail,
  SpokenLine,
} from '#contract/speaking.ts';
import { EXAM_PARTS, type ExamPart, type TimedQuestion } from '#rules/speaking/exam-timing.ts';

/** The card of the second part: all that a learner may read. */
export interface Card {
  prompt: string;
  cues: readonly string[];
}

export interface ExamQuestion extends TimedQuestion {
  /** What the examiner says. */
  line: SpokenLine;
  /** Only of the talk. */
  card: Card | null;
  /** Of a follow-up: how the answer says what was asked. */
  asked: AnswerOf<'ielts_unscripted_speaking'>['asked'];
}

/** What the examiner says and asks in a test, in order. */
export interface ExamScript {
  parts: Record<ExamPart, readonly ExamQuestion[]>;
  transitions: ExamTransitions;
  examiner: ExaminerLines;
}

/** The line of a question; of a follow-up, what its author asks after a short answer, which fits after any answer. */
function lineOf(question: SpeakingQuestion, all: readonly SpeakingQuestion[]): SpokenLine | null {
  if (question.follows === undefined) return question.script?.line ?? null;
  const followed = all.find(({ id }) => id === question.follows);
  return followed?.script?.follow_ups.find(({ when }) => when === 'short') ?? null;
}

function questionOf(question: SpeakingQuestion, all: readonly SpeakingQuestion[]): ExamQuestion | null {
  const { id, content, follows = null } = question;
  const line = lineOf(question, all);
  if (content.type_code !== 'ielts_unscripted_speaking' || !line) return null;
  const { part, prompt, cues, prep_seconds: prepSeconds, max_seconds: seconds } = content;
  return {
    id,
    part,
    seconds,
    prepSeconds,
    follows,
    line,
    card: cues.length > 0 ? { prompt, cues } : null,
    asked: follows === null ? undefined : { text: line.text, by: 'author' },
  };
}

/** All that may be said in a test, in order: the trial of the speaker comes first. */
export function linesOf({ parts, transitions, examiner }: ExamScript): SpokenLine[] {
  const { greeting, part_1_to_2, card, part_2_start, part_2_stop, part_2_to_3, end, polite_cuts } =
    transitions;
  const asked = EXAM_PARTS.map((part) => parts[part].map(({ line }) => line));
  return [
    ...examiner.greeting.slice(0, 1),
    greeting,
    ...(asked[0] ?? []),
    ...polite_cuts,
    ...examiner.silence,
    part_1_to_2,
    card,
    part_2_start,
    ...(asked[1] ?? []),
    part_2_stop,
    part_2_to_3,
    ...(asked[2] ?? []),
    end,
    ...examiner.welcome_back,
  ];
}

/** @returns null for what is no test */
export function scriptOf({ questions, transitions, examiner }: SpeakingSetDetail): ExamScript | null {
  if (!transitions) return null;
  const asked = questions.flatMap((question) => questionOf(question, questions) ?? []);
  const of = (part: ExamPart) => asked.filter((question) => question.part === part);
  const parts = { 1: of(1), 2: of(2), 3: of(3) };
  return EXAM_PARTS.every((part) => parts[part].length > 0) ? { parts, transitions, examiner } : null;
}

export const questionUnderWay = ({ parts }: ExamScript, current: string | null): ExamQuestion | null =>
  EXAM_PARTS.flatMap((part) => parts[part]).find(({ id }) => id === current) ?? null;
