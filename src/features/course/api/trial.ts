import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The trial class: skills with their open lessons. */
export const trialSkills = () =>
  queryOptions({
    queryKey: ['course', 'trial'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.courseTrial.trialSkillList, { options: { signal } }),
  });

/** Registers that the learner tries a course. The lesson opens even if the request fails. */
export function useRegisterTrial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callOrThrow(ENDPOINTS.courseTrial.registerTrial, { params: { id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['course', 'trial'] }),
        client.invalidateQueries({ queryKey: ['course', 'mine'] }),
      ]),
  });
}
