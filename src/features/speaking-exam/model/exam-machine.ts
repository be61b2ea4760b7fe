import type { SpokenLine } from '#contract/speaking.ts';
import { answerLimit, EXAM_PARTS, type ExamPart, nextQuestion } from '#rules/speaking/exam-timing.ts';
import { readingTime } from '#rules/speaking/reading-time.ts';
import { type ExamProgress, isBegun } from './exam-progress.ts';
import type { Card, ExamQuestion, ExamScript } from './exam-script.ts';

/**
 * Why a test stands still: the page was left, the microphone was taken away while somebody spoke, it could not be
 * opened, there is no space for the recording, or something else failed.
 */
export type PauseCause = 'hidden' | 'lost' | 'microphone' | 'storage' | 'trouble';

/** What happens in the test, and is waited for. */
export type ExamEffect =
  /** `then`: what follows the line. */
  | { kind: 'say'; line: SpokenLine; card: Card | null; then: 'next' | 'opened' | 'prepare' | 'ask' | 'end' }
  /** Until the time is over or the learner is ready; `left`: milliseconds. */
  | { kind: 'prepare'; card: Card; left: number }
  /**
   * Asks in these lines, the question last, and records the answer until it ends or its time is over, seconds; where
   * nothing is heard, asks once more.
   */
  | {
      kind: 'ask';
      question: ExamQuestion;
      lines: readonly SpokenLine[];
      onSilence: SpokenLine | null;
      cutAfter: number;
    }
  | { kind: 'hand-in'; part: ExamPart }
  /** Stops the examiner and the recording; what was said is saved. */
  | { kind: 'stop' };

export interface ExamState {
  script: ExamScript;
  name: 'waiting' | 'running' | 'paused' | 'over';
  /** Why it is paused. */
  why: PauseCause;
  /** How far the test was when something last changed. */
  progress: ExamProgress;
  /** What is timed since then, by a clock that nobody sets, milliseconds. */
  timed: { since: number; part: ExamPart; isPreparing: boolean } | null;
  effect: ExamEffect | null;
}

export type ExamNews =
  | { type: 'begun'; from: ExamProgress }
  | { type: 'said' }
  | { type: 'prepared' }
  /** `wasCut`: the time of the answer was over before the learner was. */
  | { type: 'heard'; spoke: boolean; wasCut: boolean }
  | { type: 'handed-in' }
  | { type: 'interrupted'; why: PauseCause };

export type ExamEvent = ExamNews & { now: number };

export const startExam = (script: ExamScript, progress: ExamProgress): ExamState => ({
  script,
  progress,
  name: 'waiting',
  why: 'trouble',
  timed: null,
  effect: null,
});

/** How far the test is, with the time that has passed. */
export function progressAt({ progress, timed }: ExamState, now: number): ExamProgress {
  if (!timed) return progress;
  const passed = now - timed.since;
  const elapsed = { ...progress.elapsed, [timed.part]: progress.elapsed[timed.part] + passed };
  return { ...progress, elapsed, prepared: progress.prepared + (timed.isPreparing ? passed : 0) };
}

/** Times a part from now on, or nothing. */
const time = (state: ExamState, now: number, part: ExamPart | null, isPreparing = false): ExamState => ({
  ...state,
  progress: progressAt(state, now),
  timed: part && { since: now, part, isPreparing },
});

function change(state: ExamState, now: number, changed: Partial<ExamProgress>): ExamState {
  const { part = null, isPreparing } = state.timed ?? {};
  const timed = time(state, now, part, isPreparing);
  return { ...timed, progress: { ...timed.progress, ...changed } };
}

const pick = (lines: readonly SpokenLine[], turn: number): SpokenLine | null =>
  lines[turn % lines.length] ?? null;

const partOf = ({ handedIn }: ExamProgress): ExamPart | undefined =>
  EXAM_PARTS.find((part) => !handedIn.includes(part));

const say = (
  state: ExamState,
  line: SpokenLine,
  then: (ExamEffect & { kind: 'say' })['then'],
  card: Card | null = null,
) => ({
  ...state,
  effect: { kind: 'say', line, card, then } as const,
});

/** The topic of a talk is read, not heard: the examiner says it only after a silence. */
function ask(state: ExamState, now: number, question: ExamQuestion): ExamState {
  const { script, progress } = state;
  const { card, line, part } = question;
  const lines = card ? [] : [line];
  const onSilence = card ? line : pick(script.examiner.silence, progress.asked.length);
  const asking = lines.reduce((sum, { text }) => sum + readingTime(text) * 1_000, 0);
  const cutAfter = answerLimit(question, progressAt(state, now).elapsed[part] + asking) / 1_000;
  return { ...state, effect: { kind: 'ask', question, lines, onSilence, cutAfter } };
}

function begin(before: ExamState, now: number, question: ExamQuestion): ExamState {
  const state = change(before, now, { current: question.id });
  const { card, prepSeconds } = question;
  if (!card) return ask(state, now, question);
  const { card: giveCard, part_2_start } = state.script.transitions;
  return state.progress.prepared < prepSeconds * 1_000
    ? say(state, giveCard, 'prepare', card)
    : say(state, part_2_start, 'ask', card);
}

/** What the examiner does next, as far as the test is now. */
function goOn(before: ExamState, now: number): ExamState {
  const { script, progress } = before;
  const part = partOf(progress);
  if (part === undefined) return say(before, script.transitions.end, 'end');
  const state = time(before, now, part);
  const { greeting, part_1_to_2, part_2_to_3 } = script.transitions;
  if (!progress.opened.includes(part))
    return say(state, { 1: greeting, 2: part_1_to_2, 3: part_2_to_3 }[part], 'opened');
  const { asked, silent, elapsed } = state.progress;
  const all = script.parts[part];
  // Nobody asks on from nothing.
  const questions = all.filter(({ follows }) => follows === null || !silent.includes(follows));
  const own = asked.filter((id) => all.some((question) => question.id === id));
  const question =
    all.find(({ id }) => id === progress.current) ??
    nextQuestion(questions, { asked: own, elapsed: elapsed[part] });
  return question
    ? begin(state, now, question)
    : { ...time(state, now, null), effect: { kind: 'hand-in', part } };
}

/** What follows a line. */
function onSaid(state: ExamState, { then }: ExamEffect & { kind: 'say' }, now: number): ExamState {
  if (then === 'end') return { ...state, name: 'over', effect: null };
  const part = partOf(state.progress);
  if (then === 'opened' && part)
    return goOn(change(state, now, { opened: [...state.progress.opened, part] }), now);
  const question = questionUnderWay(state);
  if (then === 'ask' && question) return ask(state, now, question);
  if (then !== 'prepare' || !question?.card) return goOn(state, now);
  const left = question.prepSeconds * 1_000 - state.progress.prepared;
  return { ...time(state, now, question.part, true), effect: { kind: 'prepare', card: question.card, left } };
}

function questionUnderWay({ script, progress: { current } }: ExamState): ExamQuestion | undefined {
  return EXAM_PARTS.flatMap((part) => script.parts[part]).find(({ id }) => id === current);
}

function onHeard(
  before: ExamState,
  { question }: ExamEffect & { kind: 'ask' },
  event: ExamEvent & { type: 'heard' },
) {
  const { asked, silent, cuts } = before.progress;
  const { part_2_stop, polite_cuts } = before.script.transitions;
  const state = change(before, event.now, {
    current: null,
    asked: [...asked, question.id],
    silent: event.spoke ? silent : [...silent, question.id],
    cuts: event.wasCut ? cuts + 1 : cuts,
  });
  const line = question.card ? part_2_stop : event.wasCut ? pick(polite_cuts, cuts) : null;
  return line ? say(state, line, 'next') : goOn(state, event.now);
}

/** One step of a test as an examiner holds it: asks, listens, cuts in politely when the time is over, and goes on. */
export function examStep(state: ExamState, event: ExamEvent): ExamState {
  const { effect, script } = state;
  const { now } = event;
  if (event.type === 'begun') {
    const begun: ExamState = { ...state, name: 'running', progress: event.from, timed: null };
    const back = isBegun(event.from) ? pick(script.examiner.welcome_back, 0) : null;
    return back ? say(begun, back, 'next') : goOn(begun, now);
  }
  if (state.name !== 'running') return state;
  if (event.type === 'interrupted')
    return { ...time(state, now, null), name: 'paused', why: event.why, effect: { kind: 'stop' } };
  if (event.type === 'said' && effect?.kind === 'say') return onSaid(state, effect, now);
  if (event.type === 'heard' && effect?.kind === 'ask') return onHeard(state, effect, event);
  if (event.type === 'handed-in' && effect?.kind === 'hand-in')
    return goOn(change(state, now, { handedIn: [...state.progress.handedIn, effect.part] }), now);
  const question = questionUnderWay(state);
  if (event.type !== 'prepared' || effect?.kind !== 'prepare' || !question) return state;
  const prepared = change(time(state, now, question.part), now, { prepared: question.prepSeconds * 1_000 });
  return say(prepared, script.transitions.part_2_start, 'ask', effect.card);
}
