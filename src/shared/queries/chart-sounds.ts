import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Content changes with the pack only. */
const FRESH_MS = 5 * 60_000;

/** The chart of sounds. */
export const chartSounds = () => readQuery(ENDPOINTS.ipaChart.sounds, {}, { staleTime: FRESH_MS });

/** The letters, and what is spelt out loud. */
export const alphabet = () => readQuery(ENDPOINTS.letters.alphabet, {}, { staleTime: FRESH_MS });
