import { and, asc, eq } from 'drizzle-orm';
import type { GradingScale } from '#contract/practice.ts';
import type { Question } from '#contract/question.ts';
import type { SpeakingMode, SpeakingSet } from '#contract/speaking.ts';
import { schema } from '#server/db/schema.ts';
import type { SpeakingDetail } from '#server/db/schema-speaking-content.ts';
import type { StoredQuestion } from '#server/domain/attempt/attempt-view.ts';
import { questionsOf } from '#server/domain/attempt/store.ts';
import type { Platform } from '#server/platform.ts';

const { exercises, speakingSets } = schema;

/** What is spoken as one attempt: an exercise of kind `speaking` with its texts. */
export interface StoredSet {
  set: SpeakingSet;
  detail: SpeakingDetail;
  gradingScale: GradingScale;
  /** No longer in the pack: only for attempts that were begun before. */
  retired: boolean;
  /** In order, with those of earlier packs. */
  questions: readonly (StoredQuestion & { retired: boolean })[];
}

export interface SetCatalogue {
  /** Those served, mode by mode in the pack's order. */
  served(): Promise<readonly SpeakingSet[]>;
  /** One of them, or a retired one; null if there was never one. */
  find(id: string): Promise<StoredSet | null>;
}

const facts = {
  id: speakingSets.id,
  mode: speakingSets.mode,
  title: exercises.title,
  title_vi: speakingSets.title_vi,
  summary_vi: speakingSets.summary_vi,
  category: speakingSets.category,
  part: speakingSets.part,
  level: speakingSets.level,
  is_free: speakingSets.is_free,
  questions: speakingSets.questions,
  minutes: speakingSets.minutes,
};

/** Topics, tests and the other sets of the speaking room, cached. */
export function setCatalogue({ content }: Pick<Platform, 'content'>): SetCatalogue {
  const served = content.keep(() =>
    content.db
      .select(facts)
      .from(speakingSets)
      .innerJoin(exercises, eq(exercises.id, speakingSets.id))
      .where(eq(speakingSets.retired, false))
      .orderBy(asc(speakingSets.mode), asc(speakingSets.position)),
  );
  const find = content.keep(async (id): Promise<StoredSet | null> => {
    const [row] = await content.db
      .select({
        set: facts,
        detail: speakingSets.detail,
        gradingScale: exercises.grading_scale,
        retired: speakingSets.retired,
      })
      .from(speakingSets)
      .innerJoin(exercises, eq(exercises.id, speakingSets.id))
      .where(and(eq(speakingSets.id, id), eq(exercises.kind, 'speaking')));
    if (!row) return null;
    return { ...row, questions: await questionsOf(content.db, id) };
  });
  return { served: () => served('all'), find };
}

export const questionOf = ({ questions }: StoredSet, id: string): Question | undefined =>
  questions.find(({ question }) => question.id === id)?.question;

export const ofMode = (sets: readonly SpeakingSet[], mode: SpeakingMode): SpeakingSet[] =>
  sets.filter((set) => set.mode === mode);
