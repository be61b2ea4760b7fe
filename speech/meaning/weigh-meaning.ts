import type { AcousticModel } from '../acoustic-model.ts';
import type { PronouncingDictionary } from '../g2p.ts';
import type { ExpectedMeaning } from './expected-meaning.ts';
import type { FreeLoop } from './free-loop.ts';
import { ADDED_NEGATIONS, oppositeOf } from './negations.ts';
import type { SenoneColumns } from './senone-columns.ts';
import { type Addition, sentenceNetwork } from './sentence-network.ts';
import { type OtherCost, type SentencePath, sentencePath } from './sentence-path.ts';
import { type SentencePiece, sentencePieces, waysOf } from './sentence-words.ts';

/** A recording and what it is compared with. */
export interface Listening {
  model: AcousticModel;
  dictionary: PronouncingDictionary;
  columns: SenoneColumns;
  loop: FreeLoop;
}

/** How well a recording fits a meaning. Gains are log-likelihood ratios to the free loop. */
export interface WeighedMeaning {
  id: string;
  /** Of the best sentence, for each frame of speech. */
  gain: number;
  /** The share of the best sentence's words that was said, by their sounds. */
  said: number;
  /** Gain of each frame of the slot that fits worst, by the sentence in which it fits best; null with no slots. */
  slot: number | null;
  /** How much better the best sentence fits with a negation more or less: log-likelihood ratio. */
  turn: number;
}

const FILLERS = [['AH', 'M'], ['AH'], ['ER'], ['W', 'EH', 'L'], ['OW', 'K', 'EY']] as const;
const FILLER_COST = 8;
const NEGATION_COST = 4;
/** Of sound that is not of the sentence. */
const OTHER: OtherCost = { begin: 20, frame: 1.5 };
/** The same where negations are sought: any sound may be there, so that only a negation sounds like one. */
const FREE_OTHER: OtherCost = { begin: 4, frame: 0.1 };

interface WeighedSentence {
  pieces: readonly SentencePiece[];
  path: SentencePath;
}

const soundsIn = (piece: SentencePiece | undefined) => piece?.ways[0]?.words.flat().length ?? 0;

function fillersOf({ definition }: AcousticModel): Addition[] {
  return FILLERS.map((phones) => ({
    words: [phones.flatMap((phone) => definition.phoneIndex.get(phone) ?? [])],
    negates: false,
    cost: FILLER_COST,
  }));
}

function negationsOf({ model, dictionary }: Listening): Addition[] {
  return ADDED_NEGATIONS.flatMap((word) =>
    waysOf([word], model.definition, dictionary).map((way) => ({ ...way, cost: NEGATION_COST })),
  );
}

/**
 * How much better the sentence fits with a negation more or less: log-likelihood ratio, 0 if it does not. In a refusal
 * only the loss of a negation counts.
 */
function turnOf(listening: Listening, { pieces, path }: WeighedSentence, isNegative: boolean): number {
  const { model, dictionary, columns, loop } = listening;
  const negates = (index: number) => pieces[index]?.ways[0]?.negates ?? false;
  const said = new Set(path.stretches.map(({ unit }) => (unit === 'other' ? -1 : unit.from)));
  if (pieces.some((_, index) => negates(index) && !said.has(index))) return Number.POSITIVE_INFINITY;
  const both = pieces.map((piece, index) => {
    const opposite = isNegative && !negates(index) ? [] : oppositeOf(piece.spelled);
    const turned = waysOf(opposite, model.definition, dictionary);
    return { ...piece, ways: [...piece.ways, ...turned] };
  });
  const fillers = fillersOf(model);
  const additions = isNegative ? fillers : [...fillers, ...negationsOf(listening)];
  const gainOf = (said: readonly SentencePiece[], beside: readonly Addition[]) =>
    sentencePath(sentenceNetwork(model, columns, said, beside), loop, FREE_OTHER).gain;
  return Math.max(0, gainOf(both, additions) - gainOf(pieces, fillers));
}

/** Gain of each frame of the slots of a sentence; slots that were not said have none. */
function slotGains({ pieces, path }: WeighedSentence): Map<number, number> {
  return new Map(
    path.stretches.flatMap(({ unit, start, end, gain }) => {
      if (unit === 'other' || unit.kind !== 'piece') return [];
      const slot = pieces[unit.from]?.slot ?? -1;
      return slot < 0 ? [] : [[slot, gain / (end - start)] as const];
    }),
  );
}

function worstSlot(slots: ExpectedMeaning['slots'], sentences: readonly WeighedSentence[]): number | null {
  const gains = sentences.map(slotGains);
  const best = slots.map((_, slot) =>
    Math.max(...gains.map((of) => of.get(slot) ?? Number.NEGATIVE_INFINITY)),
  );
  return best.length === 0 ? null : Math.min(...best);
}

/** @returns null if no sentence has a word that can be pronounced */
export function weighMeaning(listening: Listening, meaning: ExpectedMeaning): WeighedMeaning | null {
  const { model, dictionary, columns, loop } = listening;
  const fillers = fillersOf(model);
  const sentences = meaning.sentences.flatMap((sentence): WeighedSentence[] => {
    const pieces = sentencePieces(sentence, meaning.slots, model.definition, dictionary);
    if (pieces.length === 0) return [];
    const network = sentenceNetwork(model, columns, pieces, fillers);
    return [{ pieces, path: sentencePath(network, loop, OTHER) }];
  });
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  const best = others.reduce((top, next) => (next.path.gain > top.path.gain ? next : top), first);
  const speech = Math.max(
    1,
    loop.isSpeech.reduce((sum, is) => sum + is, 0),
  );
  const words = best.path.stretches.filter(({ unit }) => unit !== 'other' && unit.kind === 'piece');
  const sounds = best.pieces.reduce((sum, piece) => sum + soundsIn(piece), 0);
  const saidSounds = words.reduce(
    (sum, { unit }) => sum + (unit === 'other' ? 0 : soundsIn(best.pieces[unit.from])),
    0,
  );
  return {
    id: meaning.id,
    gain: best.path.gain / speech,
    said: saidSounds / Math.max(1, sounds),
    slot: worstSlot(meaning.slots, sentences),
    turn: turnOf(listening, best, meaning.isNegative),
  };
}
