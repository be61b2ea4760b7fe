import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { sendNow } from '#src/platform/outbox/queue/queue.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';

/** State of the second factor; never older than the page, since it decides what is asked. */
export const staffState = () => readQuery(ENDPOINTS.staff.me, {}, { staleTime: 0 });

/** What waited for the code is sent now. */
function sendWaiting(): void {
  const { learnerId } = currentSession();
  if (learnerId) void sendNow(learnerId);
}

export const useEnrol = () => useMutation({ mutationFn: () => callOrThrow(ENDPOINTS.staff.enrol, {}) });
export const useConfirm = () =>
  useMutation({
    mutationFn: (code: string) => callOrThrow(ENDPOINTS.staff.confirm, { body: { code } }),
    onSuccess: sendWaiting,
  });
/** Opens the session to calls of staff. */
export function useVerify(): (code: string) => Promise<void> {
  const client = useQueryClient();
  return async (code) => {
    await callOrThrow(ENDPOINTS.staff.verify, { body: { code } });
    sendWaiting();
    await client.invalidateQueries(staffState());
  };
}
export function useNewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callAsStaffOrThrow(ENDPOINTS.staff.newRecoveryCodes, {}),
    onSuccess: () => client.invalidateQueries(staffState()),
  });
}
