import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const KEY = 'conversation';
/** Content changes with the pack only. */
const FRESH_MS = 5 * 60_000;

/** All scenes, by level. */
export const sceneList = () =>
  queryOptions({
    queryKey: [KEY, 'scenes'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.conversation.scenes, { options: { signal } }),
    staleTime: FRESH_MS,
  });

/** One scene, whole. */
export const sceneQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'scene', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversation.scene, { params: { id }, options: { signal } }),
    staleTime: FRESH_MS,
  });
