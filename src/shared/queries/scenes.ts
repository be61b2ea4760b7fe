import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

const _KEY = 'conversation';
/** Content changes with the pack only. */
const FRESH_MS = 5 * 60_000;

/** All scenes, by level. */
export const sceneList = () => readQuery(ENDPOINTS.conversation.scenes, {}, { staleTime: FRESH_MS });

/** One scene, whole. */
export const sceneQuery = (id: string) =>
  readQuery(ENDPOINTS.conversation.scene, { params: { id } }, { staleTime: FRESH_MS });
