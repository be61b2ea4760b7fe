import { create } from 'zustand';

/** A question somebody finds fault with. */
export interface ReportedQuestion {
  id: string;
  position: number;
  /** What the report is about at first; the question where nothing is said. */
  of?: 'question' | 'grade';
}

interface ReportState {
  /** The question whose report is being written. */
  asked: ReportedQuestion | null;
}

/** Any question view asks for the report; the frame shows it. */
export const useQuestionReport = create<ReportState>(() => ({ asked: null }));

export const openQuestionReport = (question: ReportedQuestion): void =>
  useQuestionReport.setState({ asked: question });
export const closeQuestionReport = (): void => useQuestionReport.setState({ asked: null });
