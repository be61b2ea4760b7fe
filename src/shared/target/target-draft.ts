import { create } from 'zustand';
import { TARGET } from '#src/messages/target.ts';

/** Input so far; empty fields are not set. */
export interface TargetDraft {
  band: number | null;
  /** ISO date. */
  examDate: string;
  minutes: number | null;
}

export type TargetErrors = Partial<Record<'band' | 'examDate', string>>;

/** A learner's unsaved input: closing the dialog preserves it. */
export const useTargetDraft = create<{ owner: string; draft: TargetDraft | null }>(() => ({
  owner: '',
  draft: null,
}));

export const saveTargetDraft = (owner: string, draft: TargetDraft): void =>
  useTargetDraft.setState({ owner, draft });
export const dropTargetDraft = (): void => useTargetDraft.setState({ draft: null });

/** @param today ISO date in Vietnam */
function examDateError(examDate: string, today: string): string | null {
  if (examDate === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(examDate)) return TARGET.examDateWrong;
  return examDate < today ? TARGET.examDatePast : null;
}

/** Errors of the draft. A target needs at least a band. */
export function targetErrors({ band, examDate }: TargetDraft, today: string): TargetErrors {
  const date = examDateError(examDate, today);
  return { ...(band === null && { band: TARGET.bandMissing }), ...(date !== null && { examDate: date }) };
}
