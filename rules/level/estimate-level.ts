import type { Skill } from '#contract/exam-taking.ts';
import { LEVEL_SPANS } from '../roadmap/level-spans.ts';

const DAY_MS = 86_400_000;
/** After so many days evidence weighs half. */
const HALF_LIFE_DAYS = 180;
const SKILLS = 4;
/** How far the truth may lie from a band: marks of a test with a key, and what an engine estimates of one's own words. */
const REACH_OF_KEYED = 0.5;
const REACH_OF_ESTIMATED = 1;
/** For each skill that nothing is known of. */
const REACH_OF_UNKNOWN = 0.25;
/** Of a placement test, however narrow the levels are that it names. */
const REACH_OF_PLACEMENT = 0.75;
const HIGHEST = 9;

/** The newest band of a skill. `on`: ISO date. */
export interface SkillBand {
  skill: Skill;
  band: number;
  on: string;
}

/** What a placement test suggested: the level, and the lowest and highest that its answers allow. */
export interface Placed {
  level: number;
  low?: number | undefined;
  high?: number | undefined;
  on: string;
}

export interface LevelEvidence {
  bands: readonly SkillBand[];
  /** The newest conclusive one; null without one. */
  placement: Placed | null;
}

/** A learner's level in bands, to halves, with the range in which it probably lies. */
export interface LevelEstimate {
  band: number;
  low: number;
  high: number;
}

/** A value with how far the truth may lie from it, and how much it weighs for its age, 0 to 1. */
interface Piece {
  value: number;
  reach: number;
  fresh: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const freshOn = (on: string, today: string): number =>
  0.5 ** (Math.max(0, Date.parse(today) - Date.parse(on)) / DAY_MS / HALF_LIFE_DAYS);

const spanOf = (level: number) => {
  const span = LEVEL_SPANS.find((each) => each.level === level) ?? LEVEL_SPANS[0];
  return { from: span.from ?? 0, to: span.to };
};

const reachOf = (skill: Skill): number =>
  skill === 'writing' || skill === 'speaking' ? REACH_OF_ESTIMATED : REACH_OF_KEYED;

/** The skills together: their mean, less sure with each that is missing. */
function ofSkills(bands: readonly SkillBand[], today: string): Piece[] {
  if (bands.length === 0) return [];
  const own = Math.sqrt(bands.reduce((sum, { skill }) => sum + reachOf(skill) ** 2, 0)) / bands.length;
  return [
    {
      value: mean(bands.map(({ band }) => band)),
      reach: own + REACH_OF_UNKNOWN * (SKILLS - bands.length),
      fresh: mean(bands.map(({ on }) => freshOn(on, today))),
    },
  ];
}

function ofPlacement(placement: Placed | null, today: string): Piece[] {
  if (!placement) return [];
  const { level, low = level, high = level, on } = placement;
  const span = spanOf(level);
  const reach = Math.max(REACH_OF_PLACEMENT, (spanOf(high).to - spanOf(low).from) / 2);
  return [{ value: (span.from + span.to) / 2, reach, fresh: freshOn(on, today) }];
}

const clamped = (band: number): number => Math.min(HIGHEST, Math.max(0, band));

/**
 * The level by all that is known: each piece of evidence weighs by how sure it is and by its age; where they disagree, the
 * range is as wide as their distance asks. Null where nothing is known. `today`: ISO date.
 */
export function estimateLevel({ bands, placement }: LevelEvidence, today: string): LevelEstimate | null {
  const pieces = [...ofSkills(bands, today), ...ofPlacement(placement, today)];
  if (pieces.length === 0) return null;
  const weights = pieces.map(({ reach, fresh }) => fresh / reach ** 2);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const weighted = (read: (piece: Piece) => number): number =>
    pieces.reduce((sum, piece, at) => sum + read(piece) * (weights[at] ?? 0), 0) / all;
  const value = weighted((piece) => piece.value);
  const apart = Math.sqrt(weighted((piece) => (piece.value - value) ** 2));
  const reach = Math.max(1 / Math.sqrt(all), apart);
  return {
    band: clamped(Math.round(value * 2) / 2),
    low: clamped(Math.floor((value - reach) * 2) / 2),
    high: clamped(Math.ceil((value + reach) * 2) / 2),
  };
}

/** The course level in whose span a band lies; at a border the higher one. */
export const levelOfBand = (band: number): number =>
  LEVEL_SPANS.findLast(({ from }) => band >= (from ?? 0))?.level ?? LEVEL_SPANS[0].level;
