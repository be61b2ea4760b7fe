import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** What became of the learner's visits, also on other devices. */
export const sceneRecords = () => readQuery(ENDPOINTS.conversation.records, {}, { staleTime: 0 });
