import type { AiEvaluation } from '#contract/evaluation.ts';
import {
  type Attempt,
  type EarlierDraft,
  GRADING_SCALE,
  type GradingScale,
  type QuestionResult,
} from '#contract/practice.ts';
import {
  type Answer,
  GRADING_MODE,
  type Proof,
  type Question,
  type QuestionKey,
} from '#contract/question.ts';
import type { TeacherEvaluation } from '#contract/teacher-evaluation.ts';
import type { BandTable } from '#rules/bands/band-tables.ts';
import { attemptState, type MarkedQuestion, resultStatistic } from '#rules/bands/result-score.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { gradersOf } from '#rules/teacher-grading/graders.ts';
import { attemptBand } from './attempt-band.ts';

/** A stored question: what the learner sees, and what is withheld until they have submitted. */
export interface StoredQuestion {
  question: Question;
  key: QuestionKey;
  explanation: string | null;
  proofs: Proof[];
}

export interface StoredAttempt {
  id: string;
  submittedAt: Date | null;
  /** Answered knowing the keys from an earlier attempt. */
  isRepetition?: boolean;
  /** Of a timed test, where unanswered questions count as wrong. */
  isTimed?: boolean;
}

export interface StoredAnswer {
  questionId: string;
  answer: Answer;
  isCorrect: boolean | null;
  marksWon: number | null;
  evaluation: AiEvaluation | null;
}

/** Teacher gradings of an attempt, by question. */
export type TeacherEvaluations = ReadonlyMap<string, TeacherEvaluation>;

const NO_TEACHERS: TeacherEvaluations = new Map();

/** Graded earlier versions of an attempt's essays, by question. */
export type EarlierDrafts = ReadonlyMap<string, EarlierDraft>;

const NO_DRAFTS: EarlierDrafts = new Map();

/** An attempt's questions: those served today, and those a newer pack dropped that it has an answer to. */
export function questionsShown<Q extends StoredQuestion & { retired: boolean }>(
  questions: readonly Q[],
  answers: readonly StoredAnswer[],
): Q[] {
  const answered = new Set(answers.map(({ questionId }) => questionId));
  return questions.filter(({ question, retired }) => !retired || answered.has(question.id));
}

/**
 * Whether an answer was not queued for grading because the day's gradings were used up: it is submitted,
 * meant for the AI, and has no evaluation.
 */
export const isExpired = (
  { question }: StoredQuestion,
  submittedAt: Date | null,
  { answer, evaluation }: Pick<StoredAnswer, 'answer' | 'evaluation'>,
): boolean => submittedAt !== null && gradersOf(question).ai && evaluation === null && isAnswered(answer);

/** A question as somebody sees it who has not answered: no key, no explanation, no proof. */
export const unanswered = ({ question }: StoredQuestion): QuestionResult => ({
  ...question,
  user: [],
  answers: null,
  explanation: null,
  proofs: [],
  is_expired: false,
});

/** The questions of an attempt. Marks, keys, explanations and proofs are given only once it has been submitted. */
export function questionResults(
  stored: readonly StoredQuestion[],
  attempt: StoredAttempt,
  answers: readonly StoredAnswer[],
  teachers: TeacherEvaluations = NO_TEACHERS,
  drafts: EarlierDrafts = NO_DRAFTS,
): QuestionResult[] {
  const submitted = attempt.submittedAt !== null;
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  return stored.map((one) => {
    const { question, key, explanation, proofs } = one;
    const given = byQuestion.get(question.id);
    const earlier = submitted ? drafts.get(question.id) : undefined;
    return {
      ...question,
      user: given
        ? [
            {
              id: attempt.id,
              bai_lam: given.answer,
              is_correct: submitted ? given.isCorrect : null,
              marks_won: submitted ? given.marksWon : null,
              ai_evaluation: submitted ? given.evaluation : null,
              teacher_evaluation: submitted ? (teachers.get(question.id) ?? null) : null,
              ...(earlier ? { earlier_draft: earlier } : {}),
            },
          ]
        : [],
      answers: submitted ? key : null,
      explanation: submitted ? explanation : null,
      proofs: submitted ? proofs : [],
      is_expired: given !== undefined && isExpired(one, attempt.submittedAt, given),
    };
  });
}

/**
 * Summary of the attempt: state, score over the questions with a key, and what the AI still has to grade. A
 * teacher grading requested later does not make a finished attempt wait again.
 * @param table converts the marks of a whole test into a band
 */
export function attemptView(
  stored: readonly StoredQuestion[],
  scale: GradingScale,
  attempt: StoredAttempt,
  answers: readonly StoredAnswer[],
  teachers: TeacherEvaluations = NO_TEACHERS,
  table: BandTable | null = null,
): Attempt {
  const submitted = attempt.submittedAt !== null;
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const evaluations = answers.flatMap(({ evaluation }) => (evaluation ? [evaluation.status] : []));
  const ofTeachers = [...teachers.values()].flatMap(({ asked_by, status }) =>
    asked_by === 'pack' ? [status] : [],
  );
  const keyed = new Set(
    stored.flatMap(({ question }) => (question.grading_object === GRADING_MODE.none ? [question.id] : [])),
  );
  const expired = stored.filter((one) => {
    const given = byQuestion.get(one.question.id);
    return given !== undefined && isExpired(one, attempt.submittedAt, given);
  }).length;
  const byKey = answers.filter(({ questionId }) => keyed.has(questionId));
  // An essay rewritten, or the spoken part alone: the questions with a key were not part of it.
  const isPart = !attempt.isTimed && answers.length > 0 && byKey.length === 0;
  const marked: MarkedQuestion[] =
    submitted && !isPart
      ? stored
          .filter(({ question }) => question.grading_object === GRADING_MODE.none)
          .map(({ question }) => {
            const given = byQuestion.get(question.id);
            return {
              marks: question.marks,
              isCorrect: given?.isCorrect ?? false,
              marksWon: given?.marksWon ?? 0,
            };
          })
      : [];
  return {
    id: attempt.id,
    state: attemptState({
      isSubmitted: submitted,
      evaluations: [...evaluations, ...ofTeachers],
      hasExpired: expired > 0,
      marked: marked.length,
      scale,
    }),
    submitted_at: attempt.submittedAt?.getTime() ?? null,
    grading_scale: scale,
    user_result: {
      ielts_statistic: resultStatistic(marked, marked.length === 0 ? GRADING_SCALE.NO_GRADING : scale, table),
      speaking: submitted ? attemptBand(stored, answers) : null,
    },
    // What is graded ahead of the submission is nobody's business yet.
    waiting: submitted ? evaluations.filter((status) => status === 'waiting').length : 0,
    is_repetition: attempt.isRepetition ?? false,
  };
}
