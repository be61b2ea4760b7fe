import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The learner's newest graded readings aloud. */
export const newestReadings = () => readQuery(ENDPOINTS.learningReport.readings, {});
