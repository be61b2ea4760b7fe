import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { SpeakingSetDetail } from '#contract/speaking.ts';
import type { Queryable } from '#server/db/connect.ts';
import { attempts } from '#server/db/schema-progress.ts';
import {
  attemptView,
  questionResults,
  questionsShown,
  unanswered,
} from '#server/domain/attempt/attempt-view.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { type AttemptRow, answersOf, asStored, findAttempt } from '#server/domain/attempt/store.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';
import { type Voices, voicedExaminer, voicedLine, voicedScript, voicedTransitions } from './add-voices.ts';
import type { StoredSet } from './set-catalogue.ts';
import type { SpeakingTexts } from './texts.ts';

export interface SetDetails {
  /** A served set for somebody without an attempt. */
  untouched(stored: StoredSet): Promise<SpeakingSetDetail>;
  /** The taker's attempt, also at a retired set. @throws ApiFailure `NOT_FOUND` */
  withAttempt(takerId: string, stored: StoredSet, attemptId: string): Promise<SpeakingSetDetail>;
}

/** The taker's latest submitted attempt at a set; undefined without one. */
export async function latestSubmitted(
  db: Queryable,
  takerId: string,
  setId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.learner_id, takerId),
        eq(attempts.exercise_id, setId),
        isNotNull(attempts.submitted_at),
      ),
    )
    .orderBy(desc(attempts.submitted_at))
    .limit(1);
  return row;
}

/** Builds what a conversation needs, with or without an attempt. */
export function setDetails(
  { db }: Pick<Platform, 'db'>,
  { text, voices }: { text: SpeakingTexts; voices: Voices },
): SetDetails {
  const frameOf = async ({ set, detail }: StoredSet) => {
    const examiner = await text('examiner');
    if (!examiner) throw new ApiFailure('NOT_FOUND');
    const { intro, transitions, vocabulary, scripts } = detail;
    return {
      frame: {
        set,
        intro: intro && voicedLine(intro, voices),
        examiner: voicedExaminer(examiner.lines, voices),
        transitions: transitions && voicedTransitions(transitions, voices),
        vocabulary,
      },
      scriptOf: (id: string) => {
        const script = scripts[id];
        return script === undefined ? null : voicedScript(script, voices);
      },
    };
  };
  const withScripts = <Q extends { id: string }>(
    questions: readonly Q[],
    scriptOf: Awaited<ReturnType<typeof frameOf>>['scriptOf'],
  ) => questions.map((question) => ({ ...question, script: scriptOf(question.id) }));

  return {
    async untouched(stored) {
      const { frame, scriptOf } = await frameOf(stored);
      const served = stored.questions.filter(({ retired }) => !retired);
      return { ...frame, questions: withScripts(served.map(unanswered), scriptOf), attempt: null };
    },

    async withAttempt(takerId, stored, attemptId) {
      const { set, gradingScale, questions } = stored;
      const attempt = asStored(owned(await findAttempt(db, attemptId), takerId, set.id));
      const { frame, scriptOf } = await frameOf(stored);
      const answers = await answersOf(db, attemptId);
      const teachers = await teacherEvaluations(db, attemptId);
      // Of a retired set all questions are retired.
      const shown = stored.retired ? questions : questionsShown(questions, answers);
      return {
        ...frame,
        questions: withScripts(questionResults(shown, attempt, answers, teachers), scriptOf),
        attempt: attemptView(shown, gradingScale, attempt, answers, teachers),
      };
    },
  };
}
