import type { ConversationLevel, LevelSummary } from '#contract/conversation-course.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import {
  afterIntroduction,
  afterLevelUp,
  afterSelection,
  isPast,
  type LevelStanding,
  selectedLevel,
} from '#rules/conversation/standing.ts';

export type Levels = ResponseOf<typeof ENDPOINTS.conversationLevel.levels>;

/** A command of the learner that waits, in the order saved. `at`: by their corrected clock. */
export type WaitingStep =
  | { kind: 'introduction'; suggested: ConversationLevel; at: number }
  | { kind: 'selection'; level: ConversationLevel; at: number }
  | { kind: 'levelUp'; courseId: string; at: number };

export interface Standing {
  levels: LevelSummary[];
  /** The level that is practised; null: none is open. */
  current: LevelSummary | null;
  suggested: ConversationLevel | null;
  maxLevel: number;
}

function after(standing: LevelStanding, step: WaitingStep, levels: readonly LevelSummary[]): LevelStanding {
  switch (step.kind) {
    case 'introduction':
      return afterIntroduction(standing, step.suggested, step.at);
    case 'selection':
      return afterSelection(standing, step.level, step.at) ?? standing;
    case 'levelUp': {
      const level = levels.find(({ course_id }) => course_id === step.courseId)?.level;
      return level === undefined ? standing : afterLevelUp(standing, level, step.at);
    }
  }
}

/** Where the learner stands by the server's answer and by what the server does not know yet. */
export function standingWith(known: Levels, waiting: readonly WaitingStep[]): Standing {
  const { levels, max_level, suggested_level } = known;
  const told: LevelStanding = {
    max_level,
    suggested_level,
    selected_at: null,
    completed_at: null,
    selected_level: levels.find(({ selected }) => selected)?.level ?? null,
  };
  const now = waiting.reduce((standing, step) => after(standing, step, levels), told);
  const level = selectedLevel(now);
  const shown = levels.map((one) => ({
    ...one,
    selected: one.level === level,
    is_open: isPast(now.max_level, one.level),
  }));
  return {
    levels: shown,
    current: shown.find(({ selected }) => selected) ?? null,
    suggested: now.suggested_level,
    maxLevel: now.max_level,
  };
}

/** The server's answer as it will be now that these steps have arrived, until it is read anew. */
export function levelsWith(known: Levels, arrived: readonly WaitingStep[]): Levels {
  const { levels, current, suggested, maxLevel } = standingWith(known, arrived);
  const told = known.levels.find(({ selected }) => selected)?.level ?? null;
  return {
    levels,
    suggested_level: suggested,
    max_level: maxLevel,
    needs: current?.level === told ? known.needs : null,
  };
}
