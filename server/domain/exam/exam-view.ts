import type { ExamAttempt, ExamQuestion } from '#contract/exam-taking.ts';
import type { Placement } from '#contract/placement.ts';
import type { Attempt } from '#contract/practice.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { DEFAULT_BAND_TABLES } from '#rules/bands/band-tables.ts';
import { type WritingTask, writingBand } from '#rules/bands/bands.ts';
import { type LevelMap, suggestLevel } from '#rules/placement/suggest-level.ts';
import { answeredNumbers } from '#rules/questions/answered-numbers.ts';
import { essayBand } from '#rules/teacher-grading/current-grade.ts';
import {
  attemptView,
  questionResults,
  type StoredQuestion,
  type TeacherEvaluations,
  unanswered,
} from '#server/domain/attempt/attempt-view.ts';
import type { TimedAnswer } from '#server/domain/attempt/store.ts';
import type { ExamAttemptRow, ExamRow } from './store.ts';

type ExamView = ResponseOf<typeof ENDPOINTS.examTaking.listQuestion>;

export type ExamQuestionRow = StoredQuestion & { part: number | null };

/** Numbers the questions as on screen, one number per mark. */
function numbered<T extends ExamQuestionRow>(rows: readonly T[]) {
  let last = 0;
  return rows.map((row) => {
    const first_number = last + 1;
    last += Math.max(1, row.question.marks);
    return { row, place: { part: row.part ?? 1, first_number, last_number: last } };
  });
}

/** The public part of a test; transcripts only after submission. */
function examOf({ id, title, instructions, test }: ExamRow, submitted: boolean): ExamView['test'] {
  const { skill, minutes, levels, sound_check } = test;
  const parts = test.parts.map(({ audio, ...part }) => ({
    ...part,
    audio: audio && { ...audio, transcript: submitted ? audio.transcript : null },
  }));
  return {
    id,
    title,
    instructions,
    skill,
    minutes,
    placement: levels !== undefined,
    ...(sound_check && { sound_check }),
    parts,
  };
}

/** A test as seen before it is begun. */
export const untouchedExam = (test: ExamRow, questions: readonly ExamQuestionRow[]): ExamView => ({
  test: examOf(test, false),
  attempt: null,
  questions: numbered(questions).map(({ row, place }) => ({
    ...unanswered(row),
    ...place,
    answered_at: null,
  })),
});

const asStored = ({ id, submitted_at, is_repetition }: ExamAttemptRow) => ({
  id,
  submittedAt: submitted_at,
  isRepetition: is_repetition,
  isTimed: true,
});

/** The band of a writing test; null for the others, and until all of it has been graded. */
function bandOfWriting(
  questions: readonly ExamQuestionRow[],
  answers: readonly TimedAnswer[],
  teachers: TeacherEvaluations,
): number | null {
  const evaluations = new Map(answers.map(({ questionId, evaluation }) => [questionId, evaluation]));
  const tasks = questions.flatMap(({ question: { id, content } }): WritingTask[] => {
    if (content.type_code !== 'ielts_writing') return [];
    const band = essayBand(evaluations.get(id) ?? null, teachers.get(id) ?? null);
    return [{ task: content.task, band }];
  });
  return writingBand(tasks);
}

/** State and score of an attempt; its band from the test's own table, or from its graded essays. */
export function scoreOf(
  { grading_scale, test }: ExamRow,
  questions: readonly ExamQuestionRow[],
  attempt: ExamAttemptRow,
  answers: readonly TimedAnswer[],
  teachers: TeacherEvaluations,
): Attempt {
  const table = test.band_table === 'none' ? null : DEFAULT_BAND_TABLES[test.band_table];
  const view = attemptView(questions, grading_scale, asStored(attempt), answers, teachers, table);
  if (attempt.submitted_at === null || test.skill !== 'writing') return view;
  const { ielts_statistic } = view.user_result;
  const band_score = bandOfWriting(questions, answers, teachers);
  return {
    ...view,
    user_result: { ...view.user_result, ielts_statistic: { ...ielts_statistic, band_score } },
  };
}

/** The level that the answers to a placement test suggest; null when there are too few to tell. */
export function placementFor(
  questions: readonly Pick<ExamQuestionRow, 'question'>[],
  answers: readonly Pick<TimedAnswer, 'questionId' | 'answer' | 'marksWon'>[],
  levels: LevelMap,
): Placement | null {
  const given = new Map(answers.map((each) => [each.questionId, each]));
  const work = { won: 0, answered: 0, marks: 0 };
  for (const { question } of questions) {
    if (question.grading_object !== GRADING_MODE.none) continue;
    const stored = given.get(question.id);
    work.marks += question.marks;
    work.won += stored?.marksWon ?? 0;
    const numbers = answeredNumbers(question.content, question.marks, stored?.answer ?? null);
    work.answered += numbers.filter(Boolean).length;
  }
  return suggestLevel(work, levels);
}

/** The level that an attempt at a placement test suggests; null for any other test. */
export const placementOf = (
  { test: { levels } }: ExamRow,
  questions: readonly ExamQuestionRow[],
  answers: readonly TimedAnswer[],
): Placement | null => (levels ? placementFor(questions, answers, levels) : null);

/** A test with the learner's attempt: marks, keys, proofs and transcripts only once it is submitted. */
export function examWithAttempt(
  test: ExamRow,
  questions: readonly ExamQuestionRow[],
  attempt: ExamAttemptRow,
  answers: readonly TimedAnswer[],
  teachers: TeacherEvaluations,
): ExamView {
  const times = new Map(answers.map((answer) => [answer.questionId, answer.answeredAt.getTime()]));
  const results = new Map(
    questionResults(questions, asStored(attempt), answers, teachers).map((result) => [result.id, result]),
  );
  const shown = numbered(questions).map(
    ({ row, place }): ExamQuestion => ({
      ...(results.get(row.question.id) ?? unanswered(row)),
      ...place,
      answered_at: times.get(row.question.id) ?? null,
    }),
  );
  const view: ExamAttempt = {
    ...scoreOf(test, questions, attempt, answers, teachers),
    began_at: attempt.opened_at.getTime(),
    deadline_at: attempt.deadline_at.getTime(),
    marked_for_review: Object.entries(attempt.review_marks)
      .filter(([, { marked }]) => marked)
      .map(([id]) => id),
    placement: attempt.submitted_at === null ? null : placementOf(test, questions, answers),
    timed_by_device: attempt.timed_by_device,
  };
  return { test: examOf(test, attempt.submitted_at !== null), attempt: view, questions: shown };
}
