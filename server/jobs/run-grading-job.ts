import { and, eq } from 'drizzle-orm';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { isOfType } from '#rules/questions/is-of-type.ts';
import { withRelevance } from '#rules/speaking/with-relevance.ts';
import type { Database } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { setEvaluation } from '#server/domain/attempt/write-answers.ts';
import type { JudgeRelevance } from '#server/domain/speaking/judge-relevance.ts';
import {
  type GradingEngines,
  gradeAnswer,
  type StoredRecording,
} from '#server/engines/grading/grade-answer.ts';
import type { GradeAnswerJob } from '#server/queue/jobs.ts';
import { gradedOriginal } from './graded-original.ts';
import { announceGraded } from './push/announce-graded.ts';
import { recordWeakSounds } from './record-weak-sounds.ts';

const { attempts, attemptAnswers, questions } = schema;

export interface GradingJobDeps {
  db: Database;
  engines: GradingEngines;
  loadRecording: (id: string, learnerId: string) => Promise<StoredRecording | null>;
  /** Missing where nothing is known of what authors wrote. */
  judgeRelevance?: JudgeRelevance;
}

const place = (job: GradeAnswerJob) =>
  and(eq(attemptAnswers.attempt_id, job.attemptId), eq(attemptAnswers.question_id, job.questionId));

async function readTask({ db }: Pick<GradingJobDeps, 'db'>, job: GradeAnswerJob) {
  const rows = await db
    .select({
      answer: attemptAnswers.answer,
      evaluation: attemptAnswers.evaluation,
      answeredAt: attemptAnswers.answered_at,
      learnerId: attempts.learner_id,
      exerciseId: attempts.exercise_id,
      content: questions.question,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attempt_id))
    .innerJoin(
      questions,
      and(eq(questions.exercise_id, attempts.exercise_id), eq(questions.id, attemptAnswers.question_id)),
    )
    .where(place(job));
  return rows[0];
}

type Task = NonNullable<Awaited<ReturnType<typeof readTask>>>;
type Content = NonNullable<AiEvaluation['content']>;

/** A graded talk with whether it is about its question; anything else as it is. */
async function judged(
  { judgeRelevance }: GradingJobDeps,
  { answer, content: question, exerciseId }: Task,
  graded: Content,
): Promise<Content> {
  const { content, id: questionId, follows } = question;
  if (!judgeRelevance || graded.kind !== 'talk' || graded.result.outcome !== 'graded') return graded;
  if (!isOfType(content, 'ielts_unscripted_speaking') || !isOfType(answer, 'ielts_unscripted_speaking'))
    return graded;
  const asked = [answer.asked?.text ?? content.prompt, ...content.cues].join('\n');
  const said = graded.result.transcript.text;
  const relevance = await judgeRelevance({ exerciseId, questionId, follows, question: asked, said });
  return { kind: 'talk', result: withRelevance(graded.result, relevance, asked) };
}

/** Only if the graded answer is still current: a replacement has its own job. */
const store = (
  db: Database,
  job: GradeAnswerJob,
  answeredAt: Date,
  evaluation: AiEvaluation,
): Promise<void> =>
  db.transaction(async (tx) => {
    await setEvaluation(tx, job, evaluation, eq(attemptAnswers.answered_at, answeredAt));
    await recordWeakSounds(tx, job.attemptId, answeredAt);
    await announceGraded(tx, job.attemptId);
  });

/** Shows the learner that a grading failed which will not be tried again by itself. */
export async function giveUpGrading(deps: Pick<GradingJobDeps, 'db'>, job: GradeAnswerJob): Promise<void> {
  const task = await readTask(deps, job);
  if (task?.evaluation?.status === 'waiting')
    await store(deps.db, job, task.answeredAt, { status: 'error', content: null });
}

/**
 * Grades one submitted answer and stores the evaluation. Idempotent for a graded answer.
 * On the last attempt a failure is shown to the learner as an error; the job fails either way.
 * @returns what an engine graded; null where it declined to, where there was nothing to do, or an earlier grading was taken
 */
export async function runGradingJob(
  deps: GradingJobDeps,
  job: GradeAnswerJob,
  isLastTry: boolean,
): Promise<'writing' | 'speaking' | null> {
  const task = await readTask(deps, job);
  // The learner may have deleted the work meanwhile, or replaced it with something that needs no grading.
  if (!task?.evaluation || task.evaluation.status === 'finished') return null;
  try {
    const { answer, learnerId } = task;
    const load = (id: string) => deps.loadRecording(id, learnerId);
    const original = await gradedOriginal(deps.db, job);
    if (original?.status === 'waiting' && !isLastTry)
      throw new Error('the same answer is still being graded in an earlier attempt');
    const content =
      original?.content ??
      (await judged(
        deps,
        task,
        await gradeAnswer(deps.engines, task.content.content, answer, load, learnerId),
      ));
    await store(deps.db, job, task.answeredAt, { status: 'finished', content });
    if (original?.content || content.result.outcome === 'declined') return null;
    return content.kind === 'writing' ? 'writing' : 'speaking';
  } catch (error) {
    if (isLastTry) await store(deps.db, job, task.answeredAt, { status: 'error', content: null });
    throw error;
  }
}
