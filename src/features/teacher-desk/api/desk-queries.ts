import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { request } from '#src/platform/http/http.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';

/** A work that the teacher holds. It stays on the device, so that it opens with no network. */
export const deskTask = (id: string) =>
  queryOptions({
    queryKey: ['teacher-desk', 'task', id],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.teacherDesk.task, { params: { id }, options: { signal } }),
    staleTime: 0,
  });

/** The bytes of a work's recording; never a Blob, which WebKit fails to store. */
export const deskRecording = (id: string, type: string) =>
  queryOptions({
    queryKey: ['teacher-desk', 'recording', id],
    queryFn: async ({ signal }) => {
      const response = await request(ENDPOINTS.teacherDesk.recording, {
        params: { id },
        options: { signal },
      });
      if (!(response instanceof Response)) throw new ApiError(response);
      return { bytes: await response.arrayBuffer(), type };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Another teacher's verdict on a work, beside this teacher's draft. */
export const deskConflict = (id: string) =>
  queryOptions({
    queryKey: ['teacher-desk', 'conflict', id],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.teacherDesk.conflict, { params: { id }, options: { signal } }),
    staleTime: 0,
  });

export const deskGraded = queryOptions({
  queryKey: ['teacher-desk', 'graded'],
  queryFn: ({ signal }) => callAsStaffOrThrow(ENDPOINTS.teacherDesk.mine, { options: { signal } }),
  staleTime: 0,
});

export const deskPhrases = queryOptions({
  queryKey: ['teacher-desk', 'phrases'],
  queryFn: ({ signal }) => callAsStaffOrThrow(ENDPOINTS.teacherDesk.phrases, { options: { signal } }),
});

export const deskAgreement = queryOptions({
  queryKey: ['teacher-desk', 'agreement'],
  queryFn: ({ signal }) => callAsStaffOrThrow(ENDPOINTS.teacherDesk.agreement, { options: { signal } }),
});
