import { and, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ChartSound } from '#contract/ipa-chart.ts';
import { DAILY_CAP, NOTEBOOK_DAYS, type NotebookCard } from '#contract/notebook.ts';
import type { QueryOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { transcriptText } from '#rules/listening/transcript.ts';
import { planDays, startOfDay } from '#rules/notebook/day-plan.ts';
import { excerptOf } from '#rules/notebook/excerpt.ts';
import { recordKeysOf } from '#server/domain/attempt/keys-shown.ts';
import type { Queryable } from '../../db/connect.ts';
import { exercises, questions } from '../../db/schema-content.ts';
import { notebookCards, notebookEvents } from '../../db/schema-notebook.ts';

const inNotebook = (learnerId: string, ...more: (SQL | undefined)[]) =>
  and(eq(notebookCards.learner_id, learnerId), sql`not ${notebookCards.removed}`, ...more);

async function reviewedSince(db: Queryable, learnerId: string, at: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: notebookEvents.card_id })
    .from(notebookEvents)
    .where(
      and(
        eq(notebookEvents.learner_id, learnerId),
        eq(notebookEvents.kind, 'review'),
        gte(notebookEvents.at, at),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Number of cards left in today's share. Only reads as many rows as can matter. */
async function countToday(
  db: Queryable,
  learnerId: string,
  now: number,
  reviewed: string[],
  kinds: SQL | undefined,
): Promise<number> {
  const columns = { id: notebookCards.id, due: notebookCards.due, lapsed_at: notebookCards.lapsed_at };
  const isDue = lt(notebookCards.due, startOfDay(now, 1));
  const [fresh, again] = await Promise.all([
    db
      .select(columns)
      .from(notebookCards)
      .where(inNotebook(learnerId, isDue, kinds))
      .limit(DAILY_CAP + reviewed.length),
    reviewed.length === 0
      ? []
      : db
          .select(columns)
          .from(notebookCards)
          .where(inNotebook(learnerId, isDue, kinds, inArray(notebookCards.id, reviewed))),
  ]);
  const cards = [...new Map([...fresh, ...again].map((card) => [card.id, card])).values()];
  const [today = []] = planDays(cards, { now, days: 1, reviewedToday: new Set(reviewed) });
  return today.length;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The cards that the device can show: of sounds only where it knows them, and where the chart still has them. */
function kindsShown(withSounds: boolean, chart: readonly ChartSound[]): SQL | undefined {
  const isWritten = isNull(notebookCards.sound);
  const ids = chart.map(({ id }) => id);
  return withSounds && ids.length > 0 ? or(isWritten, inArray(notebookCards.sound, ids)) : isWritten;
}

/** Ids of the sounds whose symbol or words have the text. */
function soundsWith(search: string, chart: readonly ChartSound[]): string[] {
  const needle = search.toLowerCase();
  return chart
    .filter(({ ipa, words }) => [ipa, ...words.map(({ text }) => text)].some((text) => text.includes(needle)))
    .map(({ id }) => id);
}

function matches(search: string | undefined, chart: readonly ChartSound[]): SQL | undefined {
  if (!search) return undefined;
  const sounds = soundsWith(search, chart);
  const pattern = `%${escapeLike(search)}%`;
  return or(
    ilike(sql`${notebookCards.word}->>'word'`, pattern),
    ilike(sql`${notebookCards.word}->>'meaning'`, pattern),
    ilike(sql`${questions.question}->'content'->>'prompt'`, pattern),
    ilike(sql`${questions.question}->'content'->>'text'`, pattern),
    ilike(exercises.title, pattern),
    sounds.length > 0 ? inArray(notebookCards.sound, sounds) : undefined,
  );
}

async function readRows(db: Queryable, where: SQL | undefined, order: SQL[], limit: number, offset: number) {
  return db
    .select({
      card: notebookCards,
      question: questions,
      exercise: {
        title: exercises.title,
        passage: exercises.passage,
        audio: exercises.audio,
        test: exercises.test,
      },
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(notebookCards)
    .leftJoin(
      questions,
      and(eq(questions.exercise_id, notebookCards.exercise_id), eq(questions.id, notebookCards.question_id)),
    )
    .leftJoin(exercises, eq(exercises.id, notebookCards.exercise_id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** The passage a question is about: the exercise's, or that of its part of a timed test. */
function passageOf({ question, exercise }: Row): string | null {
  const part = exercise?.test?.parts.find(({ position }) => position === question?.part);
  const lines = exercise?.audio?.transcript ?? part?.audio?.transcript;
  return exercise?.passage ?? part?.passage ?? (lines ? transcriptText(lines) : null);
}

function cardOf(row: Row, chart: readonly ChartSound[]): NotebookCard {
  const { card, question, exercise } = row;
  const { id, memory, lapsed_at, last_event_at, word, wrong_answer } = card;
  const schedule = { id, memory, lapsed_at, last_event_at };
  if (word) return { ...schedule, kind: 'word', word };
  const sound = chart.find((one) => one.id === card.sound);
  if (sound) {
    const { ipa, how, instead, words } = sound;
    return { ...schedule, kind: 'sound', sound: { id: sound.id, ipa, how, instead, words } };
  }
  if (!question || !exercise) throw new Error(`card ${id} has no question`);
  const quotes = question.proofs.map(({ quote }) => quote);
  return {
    ...schedule,
    kind: 'question',
    question: question.question,
    answers: question.key,
    explanation: question.explanation,
    proofs: question.proofs,
    wrong_answer,
    excerpt: excerptOf(passageOf(row), quotes),
    exercise: exercise.title,
  };
}

/** A page of the learner's notebook, and how many cards are left for today. */
export async function listCards(
  db: Queryable,
  learnerId: string,
  { scope, search, limit, offset, with: known }: QueryOf<typeof ENDPOINTS.notebook.list>,
  now: number,
  chart: readonly ChartSound[],
): Promise<ResponseOf<typeof ENDPOINTS.notebook.list>> {
  const reviewed = await reviewedSince(db, learnerId, startOfDay(now));
  const newest = [desc(notebookCards.lapsed_at), desc(notebookCards.id)];
  const due = scope === 'due';
  const kinds = kindsShown(known === 'sounds', chart);
  // A device only needs as many cards as the planned days can take.
  const pageLimit = due ? Math.min(limit, DAILY_CAP * NOTEBOOK_DAYS - offset) : limit;
  const where = inNotebook(
    learnerId,
    due ? lt(notebookCards.due, startOfDay(now, NOTEBOOK_DAYS)) : undefined,
    kinds,
    matches(search, chart),
  );
  // Cards due by tonight first, so that today's share is always among them.
  const order = due ? [desc(sql`${notebookCards.due} < ${startOfDay(now, 1)}`), ...newest] : newest;
  const [today, rows] = await Promise.all([
    countToday(db, learnerId, now, reviewed, kinds),
    pageLimit > 0 ? readRows(db, where, order, pageLimit + 1, offset) : [],
  ]);
  const shown = rows.slice(0, Math.max(0, pageLimit));
  await recordKeysOf(
    db,
    learnerId,
    shown.flatMap(({ card }) => card.exercise_id ?? []),
  );
  const more = rows.length > shown.length && (!due || offset + shown.length < DAILY_CAP * NOTEBOOK_DAYS);
  const cards = shown.map((row) => cardOf(row, chart));
  return { today, reviewed_today: reviewed, now, cards, more, total: rows[0]?.total };
}
