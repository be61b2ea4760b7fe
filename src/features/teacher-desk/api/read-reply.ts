import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';

/** Says that what the learner answered about a grading has been read. */
export const readReply = (grading_id: string) =>
  callAsStaffOrThrow(ENDPOINTS.teacherDesk.readReply, { body: { grading_id } });
