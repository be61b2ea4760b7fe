import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DeskScope } from '#contract/teacher-desk.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { request } from '#src/platform/http/http.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';

/** How often an open queue is read again, milliseconds. */
const QUEUE_POLL_MS = 60_000;

export interface QueueView {
  scope: DeskScope;
  kind: TeacherWork | null;
}

/** How the desk opens. */
export const WHOLE_QUEUE: QueueView = { scope: 'waiting', kind: null };

/** Work waiting for a teacher, most urgent first, page by page. */
export const deskQueue = ({ scope, kind }: QueueView) =>
  infiniteQueryOptions({
    queryKey: ['teacher-desk', 'queue', scope, kind],
    queryFn: ({ pageParam, signal }) =>
      callAsStaffOrThrow(ENDPOINTS.teacherDesk.queue, {
        query: { scope, ...(kind && { kind }), ...pageParam },
        options: { signal },
      }),
    initialPageParam: {} as { after_due?: number; after_id?: string },
    getNextPageParam: ({ works, more }) => {
      const last = works.at(-1);
      return more && last ? { after_due: last.due_at, after_id: last.id } : null;
    },
    staleTime: 0,
    refetchInterval: QUEUE_POLL_MS,
  });

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
