import type { BankText } from './bank-text.ts';

/** An answer of a bank with the percentage of the marks it earns. */
export interface BankAnswer {
  text: string;
  fraction: number;
  /** Feedback for this answer; null for none. */
  feedback: BankText | null;
}

/** A numerical answer: all values from `low` to `high` are right. */
export interface BankNumber {
  /** As written. */
  text: string;
  low: number;
  high: number;
  fraction: number;
  feedback: BankText | null;
}

export interface BankOption {
  text: BankText;
  /** Per cent. */
  fraction: number;
  feedback: BankText | null;
}

/** A gap in a text, filled by typing or choosing. */
export type BankGap =
  | { kind: 'typed'; answers: BankAnswer[]; isCaseSensitive: boolean }
  | { kind: 'number'; numbers: BankNumber[] }
  | { kind: 'chosen'; options: { text: string; fraction: number }[]; isMultiple: boolean };

/** The kind of a bank question, independent of its format. */
export type BankAsk =
  | { kind: 'choice'; isSingle: boolean; options: BankOption[] }
  | { kind: 'true_false'; isTrue: boolean; whenTrue: BankText | null; whenFalse: BankText | null }
  | { kind: 'short'; answers: BankAnswer[]; isCaseSensitive: boolean }
  | { kind: 'number'; numbers: BankNumber[]; units: string[] }
  | { kind: 'matching'; pairs: { item: BankText; option: string }[]; distractors: string[] }
  | { kind: 'essay'; minWords: number | null }
  /** `text` has a `gapSign` for each gap, in order. */
  | { kind: 'gaps'; gaps: BankGap[] }
  | { kind: 'description' };

export interface BankQuestion {
  ask: BankAsk;
  /** If there are gaps, each is a `gapSign`. */
  prompt: BankText;
  /** General feedback, shown afterwards; null for none. */
  feedback: BankText | null;
  /** Marks in the bank; null if unspecified. */
  grade: number | null;
  /** Changes already made while reading. */
  losses: string[];
}

/** Placeholder for the gap with that index during conversion; bank texts never contain it (`cleaned`). */
export const gapSign = (index: number): string => `\ue000${index}\ue001`;
export const GAP_SIGN = /\ue000(\d+)\ue001/g;

/** A question of a bank with its location. */
export interface BankItem {
  file: string;
  /** 1-based. */
  line: number;
  /** Type name in the bank. */
  type: string;
  name: string;
  /** Category path, outermost first; empty for none. */
  category: string[];
  /** Parses the question; throws `Refused`. */
  read: () => BankQuestion;
}
