import { create } from 'zustand';

/** A question that somebody reports an error of. */
export interface ReportedQuestion {
  id: string;
  position: number;
  /** Where it is, if its id is unique only there: the report begins with it. */
  place?: string;
  /** Initial subject of the report; `question` by default. */
  of?: 'question' | 'grade';
}

/** Tells questions apart on this device. */
export const reportKey = ({ id, place }: Pick<ReportedQuestion, 'id' | 'place'>): string =>
  place === undefined ? id : `${place} ${id}`;

interface ReportState {
  /** The question whose report is being written. */
  asked: ReportedQuestion | null;
}

/** Any question view requests the report; the frame shows it. */
export const useQuestionReport = create<ReportState>(() => ({ asked: null }));

export const openQuestionReport = (question: ReportedQuestion): void =>
  useQuestionReport.setState({ asked: question });
export const closeQuestionReport = (): void => useQuestionReport.setState({ asked: null });
