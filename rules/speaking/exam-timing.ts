import { SPEAKING_PARTS } from '#contract/speaking.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

export const EXAM_PARTS = SPEAKING_PARTS;
export type ExamPart = (typeof EXAM_PARTS)[number];

/** The first part that was not handed in; the last one where all were. */
export const openPart = (handedIn: readonly number[]): ExamPart =>
  EXAM_PARTS.find((part) => !handedIn.includes(part)) ?? 3;

/** What a part takes in the real test, everything that the examiner says included, milliseconds: 11–14 minutes in all. */
export const PART_TIMES: Record<ExamPart, { least: number; most: number }> = {
  1: { least: 4 * MINUTE_MS, most: 5 * MINUTE_MS },
  2: { least: 3 * MINUTE_MS, most: 4 * MINUTE_MS },
  3: { least: 4 * MINUTE_MS, most: 5 * MINUTE_MS },
};

/** Time that asking and answering one more question needs at least: without it, the question is not begun. */
const LEAST_TURN_MS: Record<ExamPart, number> = { 1: 20 * SECOND_MS, 2: 20 * SECOND_MS, 3: 30 * SECOND_MS };

/** The learner is told quietly that the preparation is nearly over, seconds left. */
export const PREPARATION_WARNING = 10;

export interface TimedQuestion {
  id: string;
  part: ExamPart;
  /** Preparation, then longest answer, seconds. */
  prepSeconds: number;
  seconds: number;
  /** Of a follow-up: the question that it follows. */
  follows: string | null;
}

/** How far a part is: which of its questions were asked, in order, and how long it has taken, milliseconds. */
export interface PartSoFar {
  asked: readonly string[];
  elapsed: number;
}

/** In a test, a question's id is that of its topic, a point, and its own. */
const topicOf = ({ id }: TimedQuestion): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

/** When the time of a topic is over: the topics of a part share it equally, and what one leaves goes to the next. */
function topicEnd(topics: readonly string[], topic: string, most: number): number {
  return (most * (topics.indexOf(topic) + 1)) / topics.length;
}

/** Whether the questions that are left, at the pace so far, would end the part before its shortest time. */
function isFast({ asked, elapsed }: PartSoFar, left: number, least: number): boolean {
  return asked.length > 0 && elapsed + left * (elapsed / asked.length) < least;
}

/**
 * The question to ask next; null if the part is over. A topic whose time is over is left for the next one, a follow-up
 * is asked where the answers are so short that the part would end too early, and no question is begun that could not be
 * answered any more. The first question of a part is always asked.
 * @param questions of the part, in order; a follow-up comes after the question that it follows
 */
export function nextQuestion<Q extends TimedQuestion>(questions: readonly Q[], soFar: PartSoFar): Q | null {
  const main = questions.filter(({ follows }) => follows === null);
  const [first] = main;
  if (!first) return null;
  const last = soFar.asked.at(-1);
  if (last === undefined) return first;
  const { least, most } = PART_TIMES[first.part];
  const turn = LEAST_TURN_MS[first.part];
  if (soFar.elapsed + turn > most) return null;
  const left = main.filter(({ id }) => !soFar.asked.includes(id));
  const more = questions.find(({ follows }) => follows === last);
  if (more && isFast(soFar, left.length, least)) return more;
  const topics = [...new Set(main.map(topicOf))];
  const inTime = (question: Q): boolean => soFar.elapsed + turn <= topicEnd(topics, topicOf(question), most);
  return left.find((question) => inTime(question)) ?? null;
}

/** How long the answer to a question may take now, milliseconds: then the examiner politely cuts in. */
export function answerLimit({ part, seconds, prepSeconds }: TimedQuestion, elapsed: number): number {
  const own = seconds * SECOND_MS;
  // The talk that was prepared for is never shortened.
  return prepSeconds > 0 ? own : Math.max(0, Math.min(own, PART_TIMES[part].most - elapsed));
}

/** Whole minutes of the test so far. */
export const minutesOf = (elapsed: Readonly<Record<ExamPart, number>>): number =>
  Math.floor(EXAM_PARTS.reduce((sum, part) => sum + elapsed[part], 0) / MINUTE_MS);
