import { queryOptions } from '@tanstack/react-query';
import { roadmap } from '#contract/roadmap.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

/** What the learner's own plan is made of. */
export const ownRoadmap = () =>
  queryOptions({
    queryKey: ['roadmap'],
    queryFn: ({ signal }) => callOrThrow(roadmap, { options: { token: currentSession().token, signal } }),
  });
