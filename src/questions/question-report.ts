import { z } from 'zod/mini';
import { create } from 'zustand';
import { readStoredJson } from '#src/lib/stored-json.ts';
import { currentSession, useSession } from '#src/session/session.ts';

/** A question somebody finds fault with. */
export interface ReportedQuestion {
  id: string;
  position: number;
  /** What the report is about at first; the question where nothing is said. */
  of?: 'question' | 'grade';
}

const KEY = 'luyen.reported';
/** Most questions remembered; older ones are let go. */
const MOST = 200;
const GUEST = 'guest';

const sentSchema = z.object({
  /** Whose reports these are. */
  sentBy: z.string(),
  /** Ids of the questions reported from this device. */
  sent: z.array(z.string()),
});

interface ReportState extends z.infer<typeof sentSchema> {
  /** The question whose report is being written. */
  asked: ReportedQuestion | null;
}

/** Any question view asks for the report; the frame shows it. */
export const useQuestionReport = create<ReportState>(() => ({
  asked: null,
  ...(readStoredJson(KEY, sentSchema) ?? { sentBy: GUEST, sent: [] }),
}));

/** Whether whoever is here has reported the question from this device. */
export function useReported(id: string): boolean {
  const owner = useSession(({ learnerId }) => learnerId ?? GUEST);
  return useQuestionReport(({ sentBy, sent }) => sentBy === owner && sent.includes(id));
}

export const openQuestionReport = (question: ReportedQuestion): void =>
  useQuestionReport.setState({ asked: question });
export const closeQuestionReport = (): void => useQuestionReport.setState({ asked: null });

export function noteQuestionReported(id: string): void {
  const owner = currentSession().learnerId ?? GUEST;
  const { sentBy, sent } = useQuestionReport.getState();
  const earlier = sentBy === owner ? sent.filter((other) => other !== id) : [];
  const now = { sentBy: owner, sent: [...earlier, id].slice(-MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A device without room forgets it with the page.
  }
  useQuestionReport.setState(now);
}
