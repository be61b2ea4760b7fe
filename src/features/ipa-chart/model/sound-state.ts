import type { SoundRecord } from '#contract/ipa-chart.ts';
import { type SoundLevel, soundLevel } from '#rules/reading-report/sound-level.ts';

/** What this device knows of a sound that the server has not scored yet. */
export interface LocalSound {
  /** When the latest of it was said, milliseconds. */
  at: number;
  /** Scores of its phones, from this device's scorer, 0–100; empty if it has none. */
  scores: readonly number[];
}

/** How the learner says a sound. `waiting`: said, and not scored by anybody. */
export type SoundState =
  | { name: 'none' | 'waiting' }
  | { name: SoundLevel; mean: number; count: number; isProvisional: boolean };

/** The server's record, unless the sound was said since: then this device's score stands in for it. */
export function soundState(record: SoundRecord | undefined, local: LocalSound | undefined): SoundState {
  const isNewer = local !== undefined && (record === undefined || local.at > record.at);
  if (isNewer && local.scores.length > 0) {
    const mean = local.scores.reduce((sum, score) => sum + score, 0) / local.scores.length;
    return { name: soundLevel(mean), mean, count: local.scores.length, isProvisional: true };
  }
  if (record) {
    const { mean, count } = record;
    return { name: soundLevel(mean), mean, count, isProvisional: false };
  }
  return { name: local ? 'waiting' : 'none' };
}
