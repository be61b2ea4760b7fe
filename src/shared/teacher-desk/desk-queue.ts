import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DeskScope } from '#contract/teacher-desk.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import { readPages } from '#src/platform/http/read-pages.ts';
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
  readPages(
    ENDPOINTS.teacherDesk.queue,
    (after: { after_due?: number; after_id?: string }) => ({
      query: { scope, ...(kind && { kind }), ...after },
    }),
    {
      call: callAsStaffOrThrow,
      initialPageParam: {},
      getNextPageParam: ({ works, more }) => {
        const last = works.at(-1);
        return more && last ? { after_due: last.due_at, after_id: last.id } : null;
      },
      staleTime: 0,
      refetchInterval: QUEUE_POLL_MS,
    },
  );
