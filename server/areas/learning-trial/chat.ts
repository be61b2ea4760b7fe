import { eq } from 'drizzle-orm';
import type { TrialChat } from '#contract/learning-trial.ts';
import { schema } from '#server/db/schema.ts';
import type { WrittenTrial } from '#server/db/schema-learning-trial.ts';
import type { StoredQuestion } from '#server/domain/attempt/attempt-view.ts';
import { questionsOf } from '#server/domain/attempt/store.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';

const { learningTrials } = schema;

interface StoredTrial {
  id: string;
  detail: WrittenTrial;
  /** By id, of this pack only. */
  questions: ReadonlyMap<string, StoredQuestion>;
}

function chatOf({ id, detail, questions }: StoredTrial, voices: Pick<VoiceStore, 'examiner'>): TrialChat {
  const lineOf = (line: { text: string; vi: string } | null) =>
    line && { ...line, voice: voices.examiner(line.text) };
  const { messages, ...rest } = detail;
  return {
    id,
    ...rest,
    messages: messages.map(({ ask, line, ...message }) => {
      const stored = questions.get(message.id);
      return {
        ...message,
        line: lineOf(line),
        ask:
          ask && stored
            ? { ...ask, question: stored.question, key: stored.key, heard: lineOf(ask.heard) }
            : null,
      };
    }),
  };
}

/** The learning trial that is served, cached. @throws ApiFailure `NOT_FOUND` where the pack has none */
export function trialReader({ content }: Pick<Platform, 'content'>, voices: Pick<VoiceStore, 'examiner'>) {
  const stored = content.keep(async (): Promise<StoredTrial | null> => {
    const [row] = await content.db
      .select({ id: learningTrials.id, detail: learningTrials.detail })
      .from(learningTrials)
      .where(eq(learningTrials.retired, false));
    if (!row) return null;
    const questions = await questionsOf(content.db, row.id);
    const served = questions.filter(({ retired }) => !retired);
    return { ...row, questions: new Map(served.map((one) => [one.question.id, one])) };
  });
  return async (): Promise<TrialChat> => {
    const trial = await stored('all');
    if (!trial) throw new ApiFailure('NOT_FOUND');
    return chatOf(trial, voices);
  };
}
