import type { QueryClient } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { groupQuestions, openingQuestion } from '#rules/lesson/questions.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import type { AttemptHere } from '#rules/today/elsewhere.ts';
import type { OpenExercise } from '#rules/today/next-step.ts';
import { allAttempts, answersOf } from '#src/platform/outbox/attempts/attempts.ts';
import { sectionPath } from '#src/shared/lesson/section-path.ts';
import { sectionOf, storedPractice, storedRevise } from './stored-work.ts';

/** Work left alone for longer is no longer offered first; it stays where it is. Milliseconds: 14 days. */
const FORGOTTEN_MS = 14 * 86_400_000;
/** Attempts looked at, newest first: those at revise sets stay open when all is answered. */
const LOOKED_AT = 12;
/** Attempts that the server's list is compared with. */
const MOST_HERE = 30;

/** An attempt with answers that was not submitted on this device. */
export interface BegunExercise {
  exerciseId: string;
  /** Ids of the answered questions. */
  answered: ReadonlySet<string>;
  /** When the last answer was saved, device clock. */
  lastAt: number;
}

/** The owner's begun practices and revise sets, the one worked on last first. `now`: device clock. */
export async function begunExercises(owner: string, now: number): Promise<BegunExercise[]> {
  const open = (await allAttempts(owner)).filter(({ submittedAt, test }) => submittedAt === null && !test);
  const begun = await Promise.all(
    open.slice(-LOOKED_AT).map(async ({ id, practiceId }) => {
      const rows = (await answersOf(id)).filter(({ answer }) => isAnswered(answer));
      return {
        exerciseId: practiceId,
        answered: new Set(rows.map(({ questionId }) => questionId)),
        lastAt: Math.max(0, ...rows.map(({ savedAt }) => savedAt)),
      };
    }),
  );
  return begun
    .filter(({ lastAt }) => now - lastAt < FORGOTTEN_MS)
    .toSorted((one, other) => other.lastAt - one.lastAt);
}

/** The owner's latest attempts on this device, whatever has become of them. */
export async function attemptsHere(owner: string): Promise<AttemptHere[]> {
  const latest = (await allAttempts(owner)).slice(-MOST_HERE);
  return Promise.all(
    latest.map(async ({ id, practiceId, submittedAt }) => {
      const times = (await answersOf(id)).flatMap(({ savedAt, elsewhere }) => (elsewhere ? [] : [savedAt]));
      return { id, exerciseId: practiceId, submittedAt, lastAt: Math.max(0, ...times) };
    }),
  );
}

interface StoredExercise {
  title: string;
  lessonId: string;
  /** In the order in which they are shown, whether each is answered. */
  isAnswered: boolean[];
  of: number;
  /** It is finished once all is answered: nothing has to be submitted. */
  endsByAnswers: boolean;
  /** Where it opens if its lesson is not on this device. */
  path: string;
}

async function findExercise(
  client: QueryClient,
  { exerciseId: id, answered }: BegunExercise,
): Promise<StoredExercise | null> {
  const practice = await storedPractice(client, id);
  if (practice) {
    const { title, lesson_id: lessonId, is_reported } = practice.practice;
    const questions = groupQuestions(practice.questions, is_reported).flatMap((group) => group.questions);
    return {
      title,
      lessonId,
      isAnswered: questions.map((question) => answered.has(question.id)),
      of: questions.length,
      endsByAnswers: false,
      path: href('practice', { id }),
    };
  }
  const set = await storedRevise(client, id);
  if (!set?.revise.lesson_id) return null;
  return {
    title: set.revise.title,
    lessonId: set.revise.lesson_id,
    isAnswered: set.questions.map((each) => answered.has(each.id) || each.last_answer !== null),
    of: set.total,
    endsByAnswers: true,
    path: href('revise', { id }),
  };
}

/** The first of these that is not finished, as far as it is stored on this device; null if there is none. */
export async function openExercise(
  client: QueryClient,
  begun: readonly BegunExercise[],
): Promise<OpenExercise | null> {
  for (const each of begun) {
    const found = await findExercise(client, each);
    if (!found) continue;
    const place = await sectionOf(client, found.lessonId, each.exerciseId);
    const isFinishedElsewhere = (place?.completedAt ?? 0) > each.lastAt;
    if (isFinishedElsewhere || (found.endsByAnswers && found.isAnswered.every(Boolean))) continue;
    return {
      to: place ? sectionPath(found.lessonId, place.section, null) : found.path,
      title: found.title,
      question: openingQuestion(found.isAnswered) + 1,
      of: found.of,
      lastAt: each.lastAt,
    };
  }
  return null;
}
