import { estimateLevel, type LevelEstimate, type Placed, type SkillBand } from './estimate-level.ts';

/** What the server knows of a learner's level: the newest band of each skill; a level that was tested or only chosen. */
export interface LevelFacts {
  bands: readonly SkillBand[];
  level: (Placed & { from: 'placement' | 'chosen' }) | null;
}

/** The level by all tests and gradings, as every page shows it; null without any. `today`: ISO date in Vietnam. */
export const levelNow = ({ bands, level }: LevelFacts, today: string): LevelEstimate | null =>
  estimateLevel({ bands, placement: level?.from === 'placement' ? level : null }, today);
