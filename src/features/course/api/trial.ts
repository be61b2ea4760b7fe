import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The trial class: skills with the lessons that are open to everybody. */
export const trialSkills = () =>
  queryOptions({
    queryKey: ['course', 'trial'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.courseTrial.trialSkillList, { options: { signal } }),
  });

/** Notes that the learner tries a course. The lesson opens whether this arrives or not. */
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
