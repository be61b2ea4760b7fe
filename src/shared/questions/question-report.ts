import { create } from 'zustand';

/** A question that somebody reports an error of. */
export interface ReportedQuestion {
  id: string;
  position: number;
  /** Initial subject of the report; `question` by default. */
  of?: 'question' | 'grade';
}

interface ReportState {
  /** The question whose report is being written. */
  asked: ReportedQuestion | null;
}

/** Any question view requests the report; the frame shows it. */
export const useQuestionReport = create<ReportState>(() => ({ asked: null }));

export const openQuestionReport = (question: ReportedQuestion): void =>
  useQuestionReport.setState({ asked: question });
export const closeQuestionReport = (): void => useQuestionReport.setState({ asked: null });
