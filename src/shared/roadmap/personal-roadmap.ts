import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The data for the learner's personal plan. */
export const personalRoadmap = () => readQuery(ENDPOINTS.roadmap.roadmap, {}, { persist: 'first-frame' });
