import type { Scene, SceneMeaning, SceneTurn } from '#contract/conversation.ts';
import { MOST_FREE_ANSWERS } from '#contract/free-talk.ts';

/** After so many answers that were not understood, the partner goes on alone. */
export const MOST_TRIES = 3;

/** What a recogniser wrote down of an answer, with the words that were perhaps not said (UTF-16 offsets). */
export interface HeardText {
  text: string;
  unsure: readonly { start: number; end: number }[];
}

/** What the partner says; `isFallback`: goes on without having understood. */
interface PartnerSaid {
  by: 'partner';
  line: SceneTurn['say'];
  isFallback: boolean;
}

/** What was understood of the learner, or chosen by them. */
interface LearnerSaid {
  by: 'learner';
  meaning: SceneMeaning;
  isSpoken: boolean;
  /** Missing where the words are not known. */
  heard?: HeardText;
}

/** What was heard of an answer that has none of the meanings. */
interface MissedSaid {
  by: 'missed';
  heard: HeardText;
}

/** The learner's own words in a free talk. */
interface FreelySaid {
  by: 'freely';
  words: string;
  isSpoken: boolean;
}
export type Said = PartnerSaid | LearnerSaid | FreelySaid | MissedSaid;

/** How far a talk through a scene is. */
export interface SceneTalk {
  turnId: string;
  /** Answers to this turn that were not understood. */
  tries: number;
  said: readonly Said[];
  /** Ids of the missions done. */
  missions: readonly string[];
  /** Turns answered, and those whose answer was understood from the voice. */
  turns: number;
  understood: number;
  /** The partner answered the learner's own words at least once. */
  isFree: boolean;
}

/** The learner's own words, and what the partner answered to them. */
export interface FreeAnswered {
  kind: 'free';
  words: string;
  by: 'voice' | 'typed';
  line: { text: string; voice: string };
  /** Ids of the missions done by them. */
  missions: readonly string[];
  /** Id of the turn where the talk is then; null or one that the scene does not have changes nothing. */
  turn: string | null;
  /** The time for a free talk is over. */
  isLast: boolean;
}

/**
 * `voice`: heard, also where the learner chose among what may have been said; `tap`: chosen without speaking.
 * `other`: what was said is none of the meanings, or nothing was heard; `skip`: the learner goes on.
 * `askedBack`: the learner asks to hear the line again, which is no try.
 * `written`: the talk goes on as it is written, since nobody answers the learner's own words.
 */
export type Answered =
  | { kind: 'meaning'; meaning: string; by: 'voice' | 'tap'; heard?: HeardText | undefined }
  | { kind: 'other'; heard?: HeardText | undefined }
  | { kind: 'askedBack' }
  | { kind: 'skip' }
  | FreeAnswered
  | { kind: 'written'; words: string; by: 'voice' | 'typed' };

/** @throws Error if the scene has no such turn; the pack is checked for that */
export function turnOf({ turns }: Pick<Scene, 'turns'>, id: string): SceneTurn {
  const turn = turns.find((one) => one.id === id);
  if (!turn) throw new Error(`the scene has no turn ${id}`);
  return turn;
}

const partner = (line: SceneTurn['say'] | null, isFallback = false): Said[] =>
  line ? [{ by: 'partner', line, isFallback }] : [];

/** @param opening what the partner begins with instead of what is written for a first visit */
export const beginTalk = (
  scene: Pick<Scene, 'turns' | 'start'>,
  opening = turnOf(scene, scene.start).say,
): SceneTalk => ({
  turnId: scene.start,
  tries: 0,
  missions: [],
  turns: 0,
  understood: 0,
  isFree: false,
  said: partner(opening),
});

/** Goes on to a turn, which the partner begins. */
function goOn(scene: Scene, talk: SceneTalk, next: string, before: Said[]): SceneTalk {
  return {
    ...talk,
    turnId: next,
    tries: 0,
    turns: talk.turns + 1,
    said: [...talk.said, ...before, ...partner(turnOf(scene, next).say)],
  };
}

function understand(
  scene: Scene,
  talk: SceneTalk,
  meaning: SceneMeaning,
  { by, heard }: Extract<Answered, { kind: 'meaning' }>,
): SceneTalk {
  const isSpoken = by === 'voice';
  const done = scene.missions.filter(({ meanings }) => meanings.includes(meaning.id)).map(({ id }) => id);
  const said: Said[] = [
    { by: 'learner', meaning, isSpoken, ...(heard && { heard }) },
    ...partner(meaning.reply),
  ];
  const missions = [...new Set([...talk.missions, ...done])];
  return goOn(
    scene,
    { ...talk, missions, understood: talk.understood + Number(isSpoken) },
    meaning.next,
    said,
  );
}

/** The first ending without the goal, else the first of all: where a free talk ends when it has been long enough. */
function closingTurn({ turns }: Scene): SceneTurn | undefined {
  const endings = turns.filter(({ end }) => end !== null);
  return endings.find(({ end }) => end === 'open') ?? endings[0];
}

const freely = (words: string, by: 'voice' | 'typed'): Said[] =>
  words === '' ? [] : [{ by: 'freely', words, isSpoken: by === 'voice' }];

/** Where the scene goes from the learner's own words; its ending is as it was written. */
function answerFreely(scene: Scene, talk: SceneTalk, answered: FreeAnswered): SceneTalk {
  const { words, by, line, turn, isLast } = answered;
  const near = scene.turns.find(({ id }) => id === turn) ?? turnOf(scene, talk.turnId);
  const before = talk.said.filter((one) => one.by === 'freely').length;
  const isTooLong = isLast || before + 1 >= MOST_FREE_ANSWERS;
  const next = near.end === null && isTooLong ? (closingTurn(scene) ?? near) : near;
  const done = scene.missions.map(({ id }) => id).filter((id) => answered.missions.includes(id));
  return {
    turnId: next.id,
    tries: 0,
    turns: talk.turns + 1,
    isFree: true,
    understood: talk.understood + Number(by === 'voice'),
    missions: [...new Set([...talk.missions, ...done])],
    said: [
      ...talk.said,
      ...freely(words, by),
      ...partner({ ...line, vi: '' }),
      ...(next.end === null ? [] : partner(next.say)),
    ],
  };
}

/** Whether the learner's own words are answered now. */
export const isTalkingFreely = (answers: readonly Answered[]): boolean =>
  answers.findLast(({ kind }) => kind === 'free' || kind === 'written')?.kind === 'free';

/** The partner says it again: first as it was said, then in other words. */
function repeat(scene: Scene, talk: SceneTalk, turn: SceneTurn): SceneTalk {
  const last = talk.said.findLast((one) => one.by === 'partner')?.line;
  const line = last?.text === turn.say.text ? (turn.again ?? turn.say) : turn.say;
  const before = scene.reactions ? partner(scene.reactions.repeat) : [];
  return { ...talk, said: [...talk.said, ...before, ...partner(line)] };
}

/** Asks again what was not understood, never in the words that were said last. @param tries how often by now */
function askAgain(scene: Scene, { said }: SceneTalk, turn: SceneTurn, tries: number): SceneTurn['say'] {
  const { lost, lost_again: lostAgain = [] } = scene.reactions ?? {};
  const wereSaid = new Set(said.flatMap((one) => (one.by === 'partner' ? [one.line.text] : [])));
  const lostLines = lost ? [lost, ...lostAgain] : [];
  const another = lostLines.find(({ text }) => !wereSaid.has(text));
  const inTurn =
    tries === 1 ? [turn.again, another, turn.say] : [another, turn.say, turn.again, ...lostLines];
  const last = said.findLast((one) => one.by === 'partner')?.line.text;
  return inTurn.find((line) => line && line.text !== last) ?? turn.say;
}

/**
 * The talk after an answer. What was not understood is asked again in other words; at the third time, or when the
 * learner skips, the partner goes on alone. In an ending nothing changes.
 */
export function answerTurn(scene: Scene, talk: SceneTalk, answered: Answered): SceneTalk {
  const turn = turnOf(scene, talk.turnId);
  if (!turn.fallback) return talk;
  if (answered.kind === 'meaning') {
    const meaning = turn.expect.find(({ id }) => id === answered.meaning);
    return meaning ? understand(scene, talk, meaning, answered) : talk;
  }
  if (answered.kind === 'free') return answerFreely(scene, talk, answered);
  if (answered.kind === 'written') {
    const { words, by } = answered;
    return {
      ...talk,
      tries: 0,
      said: [...talk.said, ...freely(words, by), ...partner(turn.again ?? turn.say)],
    };
  }
  if (answered.kind === 'askedBack') return repeat(scene, talk, turn);
  const tries = talk.tries + 1;
  const missed: Said[] =
    answered.kind === 'other' && answered.heard ? [{ by: 'missed', heard: answered.heard }] : [];
  if (answered.kind === 'skip' || tries >= MOST_TRIES)
    return goOn(scene, talk, turn.fallback.next, [...missed, ...partner(turn.fallback.say, true)]);
  const line = askAgain(scene, talk, turn, tries);
  return { ...talk, tries, said: [...talk.said, ...missed, ...partner(line)] };
}

/**
 * The answers that lead somewhere: a scene may have been changed since they were given. None leads to its end, whose visit
 * was not saved.
 */
export function fittingAnswers(scene: Scene, answers: readonly Answered[]): Answered[] {
  let talk = beginTalk(scene);
  return answers.filter((answered) => {
    const after = answerTurn(scene, talk, answered);
    const fits = after !== talk && turnOf(scene, after.turnId).end === null;
    if (fits) talk = after;
    return fits;
  });
}

/** What the partner says after the first `known` lines of a talk. */
export const newLines = ({ said }: SceneTalk, known: number): SceneTurn['say'][] =>
  said.slice(known).flatMap((one) => (one.by === 'partner' ? [one.line] : []));
