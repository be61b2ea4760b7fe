import type { QuestionType } from '#contract/question.ts';
import { isMarkedByKey } from '#rules/questions/marking.ts';
import type { BankText } from '../bank-text.ts';

/** A question in the pack's format, without an id. */
export interface WrittenQuestion {
  type: QuestionType;
  prompt: string;
  [field: string]: unknown;
}

/** The result of converting a bank question. */
export interface Made {
  questions: WrittenQuestion[];
  /** Text to read before all questions; null for none. */
  passage: string | null;
}

/** Changes and their reasons, without duplicates. */
export class Notes {
  readonly #said = new Set<string>();

  add(...notes: readonly string[]): void {
    for (const note of notes) this.#said.add(note);
  }

  all(): string[] {
    return [...this.#said];
  }

  /** One line of text for places that do not render Markdown. */
  line(text: BankText): string {
    this.add(...text.plainLosses);
    return text.plain
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' ');
  }

  markdown(text: BankText): string {
    this.add(...text.losses);
    return text.markdown;
  }
}

/** Includes marks only if they differ from Moodle's default of 1. */
export const marksOf = (grade: number | null, type: QuestionType, notes: Notes): { marks?: number } => {
  if (grade === null || grade === 1 || !isMarkedByKey(type)) return {};
  if (grade >= 0.5 && grade <= 40) return { marks: grade };
  notes.add(`its ${grade} marks were left out: a question is worth 0.5 to 40`);
  return {};
};

/** Letter of the option at a 0-based index. */
export const letterAt = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
export const MAX_OPTIONS = 26;
