import { create } from 'zustand';

/** A question somebody finds fault with. */
export interface ReportedQuestion {
  id: string;
  position: number;
}

interface ReportState {
  /** The question whose report is being written. */
  asked: ReportedQuestion | null;
  /** Ids of the questions reported since the app was opened. */
  sent: readonly string[];
}

/** Any question view asks for the report; the frame shows it. */
export const useQuestionReport = create<ReportState>(() => ({ asked: null, sent: [] }));

export const openQuestionReport = (question: ReportedQuestion): void =>
  useQuestionReport.setState({ asked: question });
export const closeQuestionReport = (): void => useQuestionReport.setState({ asked: null });
export const noteQuestionReported = (id: string): void =>
  useQuestionReport.setState(({ sent }) => ({ sent: [...sent, id] }));
