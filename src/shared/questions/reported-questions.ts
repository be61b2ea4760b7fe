import { z } from 'zod/mini';
import { create } from 'zustand';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { currentSession, useSession } from '#src/platform/session/session.ts';

const KEY = 'luyen.reported';
/** Most questions remembered; older ones are let go. */
const MOST = 200;
const GUEST = 'guest';

const reportedSchema = z.object({
  /** Whose reports these are. */
  sentBy: z.string(),
  /** Ids of the questions reported from this device. */
  sent: z.array(z.string()),
});

/** What has been reported from this device. */
export const useReportedQuestions = create<z.infer<typeof reportedSchema>>(
  () => readStoredJson(KEY, reportedSchema) ?? { sentBy: GUEST, sent: [] },
);

/** Whether whoever is here has reported the question from this device. */
export function useReported(id: string): boolean {
  const owner = useSession(({ learnerId }) => learnerId ?? GUEST);
  return useReportedQuestions(({ sentBy, sent }) => sentBy === owner && sent.includes(id));
}

export function recordQuestionReported(id: string): void {
  const owner = currentSession().learnerId ?? GUEST;
  const { sentBy, sent } = useReportedQuestions.getState();
  const earlier = sentBy === owner ? sent.filter((other) => other !== id) : [];
  const now = { sentBy: owner, sent: [...earlier, id].slice(-MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A device without room forgets it with the page.
  }
  useReportedQuestions.setState(now);
}
