import { useQuery } from '@tanstack/react-query';
import type { Attempt } from '#contract/practice.ts';
import { STATISTIC_BANDS } from '#contract/speaking.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { type Standing, standingOf } from '#src/shared/result/standing.ts';
import { speakingBands } from '../api/queries.ts';

/**
 * Where a band stands among the earlier ones of the same topic or test. A best one lies above all of them with its whole
 * range. Null while they are not known, or where the server tells only the latest.
 */
export function useBandStanding(setId: string, attempt: Attempt, speaking: SpeakingBand): Standing | null {
  const { data } = useQuery(speakingBands());
  const at = attempt.submitted_at;
  if (!data || at === null || speaking.outcome !== 'graded' || data.bands.length >= STATISTIC_BANDS)
    return null;
  const earlier = data.bands.filter(
    (band) => band.set_id === setId && band.attempt_id !== attempt.id && band.at < at,
  );
  return standingOf(
    speaking.band.low,
    earlier.map(({ band }) => band.high),
  );
}
