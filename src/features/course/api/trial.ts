import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The trial class: skills with their open lessons. */
export const trialSkills = () => readQuery(ENDPOINTS.courseTrial.trialSkillList, {});

/** Registers that the learner tries a course. The lesson opens even if the request fails. */
export function useRegisterTrial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callOrThrow(ENDPOINTS.courseTrial.registerTrial, { params: { id } }),
    onSuccess: () =>
      client.invalidateQueries(queriesOf(ENDPOINTS.courseTrial.trialSkillList, ENDPOINTS.course.mine)),
  });
}
