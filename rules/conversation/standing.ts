import { SCENE_LEVELS } from '#contract/conversation.ts';
import type { ConversationLevel } from '#contract/conversation-course.ts';

/** Where a learner stands among the levels. Times are milliseconds since 1970, by the learner's corrected clock. */
export interface LevelStanding {
  /** Highest open level; 0: none is open. */
  max_level: number;
  suggested_level: ConversationLevel | null;
  selected_level: ConversationLevel | null;
  selected_at: number | null;
  completed_at: number | null;
}

export const NO_STANDING: LevelStanding = {
  max_level: 0,
  suggested_level: null,
  selected_level: null,
  selected_at: null,
  completed_at: null,
};

const asLevel = (value: number): ConversationLevel | null =>
  SCENE_LEVELS.find((level) => level === value) ?? null;

/** A learner is past a level when their highest is at least that one (docs/product.md, point 4). */
export const isPast = (maxLevel: number, level: number): boolean => maxLevel >= level;

/** VIPs of conversation have the first level open without the introduction. */
export const withVip = (standing: LevelStanding, isVip: boolean): LevelStanding => ({
  ...standing,
  max_level: Math.max(standing.max_level, isVip ? 1 : 0),
});

/** The level that is shown as selected: the learner's, else the suggested one or the first; null: none is open. */
export function selectedLevel({ max_level, selected_level, suggested_level }: LevelStanding) {
  if (max_level === 0) return null;
  return selected_level ?? suggested_level ?? asLevel(1);
}

const isLater = (before: number | null, at: number): boolean => before === null || at >= before;

function select(standing: LevelStanding, level: ConversationLevel, at: number): LevelStanding {
  if (!isLater(standing.selected_at, at)) return standing;
  return { ...standing, selected_level: level, selected_at: at };
}

/** Selecting an open level: of two devices the later choice wins. Null: the level is not open. */
export const afterSelection = (
  standing: LevelStanding,
  level: ConversationLevel,
  at: number,
): LevelStanding | null => (isPast(standing.max_level, level) ? select(standing, level, at) : null);

/**
 * The introduction opens the suggested level with all below it, and selects it. Gone through again, its latest result
 * counts; what is open stays open.
 */
export function afterIntroduction(
  standing: LevelStanding,
  suggested: ConversationLevel,
  at: number,
): LevelStanding {
  const open = { ...standing, max_level: Math.max(standing.max_level, suggested) };
  if (!isLater(standing.completed_at, at)) return open;
  return select({ ...open, suggested_level: suggested, completed_at: at }, suggested, at);
}

/** What follows from a level that is done: the next one is open and selected. The last level has none after it. */
export function afterLevelUp(standing: LevelStanding, level: ConversationLevel, at: number): LevelStanding {
  const next = asLevel(level + 1) ?? level;
  return select({ ...standing, max_level: Math.max(standing.max_level, next) }, next, at);
}
