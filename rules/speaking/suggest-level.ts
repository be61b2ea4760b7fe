import type { SpeakingLevel } from '#contract/speaking.ts';

/** What the device hears in a minute of free speech, without its words. */
export interface HeardMinute {
  /** From the first sound to the last one, seconds. */
  talkSeconds: number;
  /** Silences of at least a quarter of a second in between, and the share of the time that they take, 0–1. */
  pauses: number;
  pauseShare: number;
  /** Syllables per second, excluding pauses. */
  syllableRate: number;
  /** Level of the voice above the background, dB. */
  clearance: number;
}

/** Figures that a suggestion is based on. */
export interface LevelFigures {
  /** Spoken, without pauses, seconds. */
  seconds: number;
  /** Syllables per minute, with pauses. */
  pace: number;
  /** Syllables between two pauses. */
  run: number;
  pauseShare: number;
}

/**
 * `short`: too little was said; `noisy`: the voice does not stand out from the background; `mixed`: pace, pauses and
 * length point to levels that are far apart.
 */
export type NoLevelReason = 'short' | 'noisy' | 'mixed';

export type LevelSuggestion =
  | { outcome: 'none'; reason: NoLevelReason }
  | {
      outcome: 'suggested';
      level: SpeakingLevel;
      /** The level is probably within these. */
      low: SpeakingLevel;
      high: SpeakingLevel;
      figures: LevelFigures;
      /** What held the level down. */
      weakest: LevelSign;
    };

export type LevelSign = 'pace' | 'run' | 'seconds';

/** Less speech shows nothing about a level, seconds. */
const MIN_SECONDS = 8;
/** Below this, noise is counted as syllables and fills pauses, dB. */
const MIN_CLEARANCE = 10;
/** Signs as far apart as this contradict each other. */
const MAX_DISAGREEMENT = 2;

/**
 * From which figure on a sign is one of level 2, 3 and 4. Level 5 is not among them: what distinguishes it are words
 * and grammar, which nobody hears in the sound.
 */
const FROM: Readonly<Record<LevelSign, readonly [number, number, number]>> = {
  pace: [96, 138, 180],
  run: [4, 6, 9],
  seconds: [15, 25, 38],
};

const LEVELS: readonly SpeakingLevel[] = [1, 2, 3, 4, 5];
const levelAt = (value: number): SpeakingLevel => LEVELS[Math.min(5, Math.max(1, value)) - 1] ?? 1;

const figuresOf = ({ talkSeconds, pauses, pauseShare, syllableRate }: HeardMinute): LevelFigures => {
  const seconds = talkSeconds * (1 - pauseShare);
  const syllables = syllableRate * seconds;
  return {
    seconds,
    pace: (60 * syllables) / Math.max(1, talkSeconds),
    run: syllables / (pauses + 1),
    pauseShare,
  };
};

/**
 * Suggests a speaking level from pace, pauses and length alone. It says nothing about words, grammar and sounds, so
 * the range is at least a level to each side.
 */
export function suggestLevel(heard: HeardMinute): LevelSuggestion {
  const none = (reason: NoLevelReason) => ({ outcome: 'none', reason }) as const;
  const figures = figuresOf(heard);
  if (heard.clearance < MIN_CLEARANCE) return none('noisy');
  if (figures.seconds < MIN_SECONDS) return none('short');
  const signs = (['pace', 'run', 'seconds'] as const)
    .map((sign) => ({ sign, level: 1 + FROM[sign].filter((from) => figures[sign] >= from).length }))
    .toSorted((one, other) => one.level - other.level);
  const [weakest, middle, strongest] = signs;
  if (!weakest || !middle || !strongest) return none('short');
  if (strongest.level - weakest.level > MAX_DISAGREEMENT) return none('mixed');
  return {
    outcome: 'suggested',
    level: levelAt(middle.level),
    low: levelAt(middle.level - 1),
    high: levelAt(middle.level + 1),
    figures,
    weakest: weakest.sign,
  };
}
