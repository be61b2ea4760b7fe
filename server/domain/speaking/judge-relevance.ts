import { eq } from 'drizzle-orm';
import type { Relevance } from '#contract/talk-evaluation.ts';
import { type AskedQuestion, relevanceOf } from '#rules/relevance/relevance.ts';
import { topicLexicon } from '#rules/relevance/topic-lexicon.ts';
import { schema } from '#server/db/schema.ts';
import type { SpeakingDetail, WrittenScript } from '#server/db/schema-speaking-content.ts';
import type { Platform } from '#server/platform.ts';

const { exercises, speakingSets } = schema;

/** What was said in answer to a question of an exercise. */
export interface JudgedAnswer {
  exerciseId: string;
  questionId: string;
  /** The question that a follow-up follows. */
  follows: string | undefined;
  /** As it was asked, with its cues. */
  question: string;
  said: string;
}

/** Whether an answer is about its question. */
export type JudgeRelevance = (given: JudgedAnswer) => Promise<Relevance>;

const materialOf = ({ models, follow_ups }: WrittenScript): string[] => [
  ...models.map(({ text }) => text),
  ...follow_ups.map(({ text, words }) => [text, ...words].join(' ')),
];

const textsOf = (title: string, { vocabulary, scripts }: SpeakingDetail): string[] => [
  title,
  ...vocabulary.map(({ word, example }) => `${word} ${example}`),
  ...Object.values(scripts).flatMap((script) => [script.line.text, ...materialOf(script)]),
];

/** Judges by what the authors of all sets of the speaking room wrote, as long as that is served. */
export function judgeRelevance({ content }: Pick<Platform, 'content'>): JudgeRelevance {
  const readSets = content.keep(async (_: string) => {
    const sets = await content.db
      .select({ id: speakingSets.id, title: exercises.title, detail: speakingSets.detail })
      .from(speakingSets)
      .innerJoin(exercises, eq(exercises.id, speakingSets.id))
      .where(eq(speakingSets.retired, false));
    return {
      lexicon: topicLexicon(new Map(sets.map(({ id, title, detail }) => [id, textsOf(title, detail)]))),
      details: new Map(sets.map(({ id, detail }) => [id, detail])),
    };
  });
  return async ({ exerciseId, questionId, follows, question, said }) => {
    const { lexicon, details } = await readSets('all');
    const scripts = details.get(exerciseId)?.scripts;
    const script = scripts?.[follows ?? questionId];
    const asked: AskedQuestion = {
      question,
      material: script ? [...(follows === undefined ? [] : [script.line.text]), ...materialOf(script)] : [],
      topic: scripts ? exerciseId : null,
    };
    return relevanceOf(said, asked, lexicon);
  };
}
