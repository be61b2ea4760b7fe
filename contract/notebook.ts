import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';
import { TEXT_MAX, text } from './protocol/text.ts';
import { answerSchema, proofSchema, questionKeySchema, questionSchema } from './question.ts';

/** Cards a day at most, however many days were missed. */
export const DAILY_CAP = 30;
/** Days of cards that a device is given to go on with no network, today included. */
export const NOTEBOOK_DAYS = 4;
export const NOTEBOOK_PAGE = 30;

export const WORD_MAX = 80;
export const MEANING_MAX = 300;
const IPA_MAX = 100;
export const CONTEXT_MAX = 500;
/** Words that cards are found by, characters. */
export const SEARCH_MAX = 100;

/** Forgotten (1), hard (2), good (3), easy (4). */
const rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type NotebookRating = z.infer<typeof rating>;

const cardId = z.string().check(z.minLength(3), z.maxLength(250));
const milliseconds = z.number().check(z.int());

/** What the scheduler (FSRS) knows of one card. Times are milliseconds since 1970, intervals days. */
const memory = z.object({
  /** New, learning, review, relearning. */
  state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  due: milliseconds,
  last_review: z.nullable(milliseconds),
  stability: z.number(),
  difficulty: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number(),
  lapses: z.number(),
});
export type Memory = z.infer<typeof memory>;

const wordFields = {
  word: z.string().check(z.trim(), z.minLength(1), z.maxLength(WORD_MAX)),
  meaning: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(MEANING_MAX))),
  /** Between slashes. */
  ipa: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(IPA_MAX))),
  /** The sentence that it was met in. */
  context: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTEXT_MAX))),
  /** The page that it was met on: its title, and its path below the site's root. */
  source: z.nullable(
    z.object({
      title: text(TEXT_MAX.line),
      path: z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[\w\-./?=&%~]*$/)),
    }),
  ),
};
const savedWord = z.object(wordFields);
export type SavedWord = z.infer<typeof savedWord>;

const schedule = {
  id: z.string(),
  memory,
  /** When it was last got wrong, forgotten or saved. */
  lapsed_at: milliseconds,
  /** Time of the newest event that the state rests on. */
  last_event_at: milliseconds,
};

const questionCard = z.object({
  ...schedule,
  kind: z.literal('question'),
  question: questionSchema,
  answers: questionKeySchema,
  /** Markdown. */
  explanation: z.nullable(z.string()),
  proofs: z.array(proofSchema),
  /** What the learner answered when it was last marked wrong. */
  wrong_answer: z.nullable(answerSchema),
  /** Markdown: the part of the passage that the question rests on; null where it needs none. */
  excerpt: z.nullable(z.string()),
  /** Title of the exercise. */
  exercise: z.string(),
});
const wordCard = z.object({ ...schedule, kind: z.literal('word'), word: savedWord });

const notebookCard = z.discriminatedUnion('kind', [questionCard, wordCard]);
export type NotebookCard = z.infer<typeof notebookCard>;
export type QuestionCard = z.infer<typeof questionCard>;
export type WordCard = z.infer<typeof wordCard>;

export const notebookList = endpoint({
  summary:
    'The error notebook: what is to be reviewed today and on the next days (`due`), or every card (`all`, newest mistake first, found by words)',
  method: 'GET',
  path: '/notebook',
  access: 'learner',
  query: z.object({
    scope: z._default(z.enum(['due', 'all']), 'due'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), NOTEBOOK_PAGE),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
  }),
  response: z.object({
    /** Cards of today's share that are still to be reviewed; never more than a day takes. */
    today: z.number(),
    /** Ids of the cards reviewed since midnight in Vietnam. */
    reviewed_today: z.array(z.string()),
    /** The server's clock at that moment. */
    now: milliseconds,
    cards: z.array(notebookCard),
    /** More cards follow this page. */
    more: z.boolean(),
  }),
  errors: ['NOT_SIGNED_IN'],
});

const clock = {
  /** Made on the device: the same event is taken in once, whatever carries it. */
  event_id: z.uuid(),
  /** Learner's clock, and what is known of its error, milliseconds. */
  at: z.number(),
  skew: z.number(),
};
const reviewBodySchema = z.object({ card_id: cardId, rating, ...clock });
const wordsBodySchema = z.object({ ...wordFields, ...clock });
const removeBodySchema = z.object({ card_id: cardId, ...clock });

const COMMAND_ERRORS = ['NOT_SIGNED_IN', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_KEY_REQUIRED'] as const;

export const notebookReview = endpoint({
  summary: 'Notes how well a card was remembered; reviews count by their time, in whatever order they come',
  method: 'POST',
  path: '/notebook/review',
  access: 'learner',
  idempotent: true,
  body: reviewBodySchema,
  response: z.object({ card_id: z.string(), due: milliseconds }),
  errors: ['NOT_FOUND', ...COMMAND_ERRORS],
});

export const notebookWords = endpoint({
  summary: 'Saves a word to the notebook; the pronunciation is filled in where it is known',
  method: 'POST',
  path: '/notebook/words',
  access: 'learner',
  idempotent: true,
  body: wordsBodySchema,
  response: z.object({ card_id: z.string(), ipa: z.nullable(z.string()) }),
  errors: [...COMMAND_ERRORS],
});

export const notebookRemove = endpoint({
  summary: 'Takes a card out of the notebook; a later mistake puts it back',
  method: 'POST',
  path: '/notebook/remove',
  access: 'learner',
  idempotent: true,
  body: removeBodySchema,
  response: z.object({ card_id: z.string() }),
  errors: ['NOT_FOUND', ...COMMAND_ERRORS],
});
