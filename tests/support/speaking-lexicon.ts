import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import { FOLLOW_UP_CONDITIONS } from '#contract/speaking.ts';
import type { AskedQuestion } from '#rules/relevance/relevance.ts';
import { topicLexicon } from '#rules/relevance/topic-lexicon.ts';

const FOLDER = new URL('../../content/speaking/topics/', import.meta.url);

const models = z.array(z.object({ text: z.string() }));
const question = z.object({
  text: z.string(),
  models,
  follow_ups: z.array(
    z.object({ when: z.string(), text: z.string(), words: z.optional(z.array(z.string())) }),
  ),
});
const topic = z.object({
  title: z.string(),
  vocabulary: z.array(z.object({ word: z.string(), example: z.string() })),
  card: z.optional(z.object({ prompt: z.string(), cues: z.array(z.string()), models })),
  questions: z.array(question),
});

const TOPICS = readdirSync(FOLDER).map((file) => ({
  id: file.replace('.yaml', ''),
  ...topic.parse(parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
}));

const materialOf = ({ models: samples, follow_ups: more }: z.infer<typeof question>): string[] => [
  ...samples.map(({ text }) => text),
  // As the server takes it: the others say nothing of the topic.
  ...more.flatMap(({ when, text, words = [] }) =>
    FOLLOW_UP_CONDITIONS.some((known) => known === when) ? [[text, ...words].join(' ')] : [],
  ),
];

/** What the authors of the speaking room wrote, by topic. */
export const SPEAKING_LEXICON = topicLexicon(
  new Map(
    TOPICS.map(({ id, title, vocabulary, card, questions }) => [
      id,
      [
        title,
        ...vocabulary.map(({ word, example }) => `${word} ${example}`),
        ...(card ? [card.prompt, ...card.cues, ...card.models.map(({ text }) => text)] : []),
        ...questions.flatMap((one) => [one.text, ...materialOf(one)]),
      ],
    ]),
  ),
);

/** A question of a topic of the speaking room, by its number; 0 is the card. */
export function askedIn(id: string, number: number): AskedQuestion {
  const found = TOPICS.find((one) => one.id === id);
  const asked = found?.questions[number - 1];
  if (number === 0 && found?.card) {
    const { prompt, cues, models: samples } = found.card;
    return { question: [prompt, ...cues].join('\n'), material: samples.map(({ text }) => text), topic: id };
  }
  if (!asked) throw new Error(`${id} has no question ${number}`);
  return { question: asked.text, material: materialOf(asked), topic: id };
}
