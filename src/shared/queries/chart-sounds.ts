import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Content changes with the pack only. */
const FRESH_MS = 5 * 60_000;

/** The chart of sounds. */
export const chartSounds = () =>
  queryOptions({
    queryKey: ['pronunciation', 'sounds'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.ipaChart.sounds, { options: { signal } }),
    staleTime: FRESH_MS,
  });

/** The letters, and what is spelt out loud. */
export const alphabet = () =>
  queryOptions({
    queryKey: ['pronunciation', 'letters'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.letters.alphabet, { options: { signal } }),
    staleTime: FRESH_MS,
  });
