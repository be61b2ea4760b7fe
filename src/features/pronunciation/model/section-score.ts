import type { PronunciationProgress } from '#contract/pronunciation-lesson.ts';
import type { SaidSet } from '#src/shared/sounds/said-on-device.ts';

/** 0–100; `isProvisional`: this device's, which the server's will replace. Null: nothing was scored. */
export type SectionScore = { score: number; isProvisional: boolean } | null;

interface Local extends Pick<SaidSet, 'at'> {
  results: readonly { score: { point: number } }[];
}

/** The server's score of a section, unless something was said since: then this device's stands in for it. */
export function sectionScore(
  own: Pick<PronunciationProgress, 'score' | 'graded_at'> | undefined,
  local: Local | undefined,
): SectionScore {
  const isNewer = local !== undefined && local.at > (own?.graded_at ?? 0);
  if (isNewer && local.results.length > 0) {
    const sum = local.results.reduce((total, { score }) => total + score.point, 0);
    return { score: Math.round(sum / local.results.length), isProvisional: true };
  }
  const score = own?.score ?? null;
  return score === null ? null : { score: Math.round(score), isProvisional: false };
}
