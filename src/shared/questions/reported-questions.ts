import { z } from 'zod/mini';
import { create } from 'zustand';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { currentSession, useSession } from '#src/platform/session/session.ts';

const KEY = 'luyen.reported';
/** Maximum number of questions remembered; the oldest are dropped. */
const MAX_REMEMBERED = 200;
const GUEST = 'guest';

const reportedSchema = z.object({
  /** Learner or guest who reported them. */
  sentBy: z.string(),
  /** Ids of the questions reported from this device. */
  sent: z.array(z.string()),
});

/** What has been reported from this device. */
export const useReportedQuestions = create<z.infer<typeof reportedSchema>>(
  () => readStoredJson(KEY, reportedSchema) ?? { sentBy: GUEST, sent: [] },
);

/** Whether the current learner or guest has reported the question from this device. */
export function useReported(id: string): boolean {
  const owner = useSession(({ learnerId }) => learnerId ?? GUEST);
  return useReportedQuestions(({ sentBy, sent }) => sentBy === owner && sent.includes(id));
}

export function recordQuestionReported(id: string): void {
  const owner = currentSession().learnerId ?? GUEST;
  const { sentBy, sent } = useReportedQuestions.getState();
  const earlier = sentBy === owner ? sent.filter((other) => other !== id) : [];
  const now = { sentBy: owner, sent: [...earlier, id].slice(-MAX_REMEMBERED) };
  deviceStorage.setItem(KEY, JSON.stringify(now));
  useReportedQuestions.setState(now);
}
