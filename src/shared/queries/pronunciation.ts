import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Content changes with the pack only. */
const FRESH_MS = 5 * 60_000;

/** The path of pronunciation lessons. */
export const pronunciationPath = () =>
  readQuery(ENDPOINTS.lesson.pronunciationPath, {}, { staleTime: FRESH_MS });

/** A pronunciation lesson, whole: no network is needed to go through it. */
export const pronunciationLesson = (id: string) =>
  readQuery(ENDPOINTS.lesson.assetsWithDetailPronunciation, { params: { id } }, { staleTime: FRESH_MS });

/** The chart of sounds. */
export const chartSounds = () => readQuery(ENDPOINTS.ipaChart.sounds, {}, { staleTime: FRESH_MS });

/** The letters, and what is spelt out loud. */
export const alphabet = () => readQuery(ENDPOINTS.letters.alphabet, {}, { staleTime: FRESH_MS });
