import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { request } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';

/** A work that the teacher holds. It stays on the device, so that it opens with no network. */
export const deskTask = (id: string) =>
  readQuery(ENDPOINTS.teacherDesk.task, { params: { id } }, { call: callAsStaffOrThrow, staleTime: 0 });

/** The bytes of a work's recording; never a Blob, which WebKit fails to store. */
export const deskRecording = (id: string, type: string) =>
  composedQuery(ENDPOINTS.teacherDesk.recording, {
    schema: z.object({ bytes: z.instanceof(ArrayBuffer), type: z.string() }),
    input: { id },
    read: async ({ signal }) => {
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
  readQuery(ENDPOINTS.teacherDesk.conflict, { params: { id } }, { call: callAsStaffOrThrow, staleTime: 0 });

export const deskGraded = readQuery(
  ENDPOINTS.teacherDesk.mine,
  {},
  { call: callAsStaffOrThrow, staleTime: 0 },
);

export const deskPhrases = readQuery(ENDPOINTS.teacherDesk.phrases, {}, { call: callAsStaffOrThrow });

export const deskAgreement = readQuery(ENDPOINTS.teacherDesk.agreement, {}, { call: callAsStaffOrThrow });
