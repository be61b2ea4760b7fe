import type { BankText } from './bank-text.ts';

/** An answer of a bank with what of the marks it gives, per cent. */
export interface BankAnswer {
  text: string;
  fraction: number;
  /** What a learner was told who gave it; null for nothing. */
  feedback: BankText | null;
}

/** A number asked for: all from `low` to `high` are right. */
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

/** A gap in a text, typed or chosen. */
export type BankGap =
  | { kind: 'typed'; answers: BankAnswer[]; isCaseSensitive: boolean }
  | { kind: 'number'; numbers: BankNumber[] }
  | { kind: 'chosen'; options: { text: string; fraction: number }[]; isMultiple: boolean };

/** What a question of a bank asks, whatever format it came in. */
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
  /** With gaps, each is a `gapSign`. */
  prompt: BankText;
  /** Shown to everybody afterwards; null for none. */
  feedback: BankText | null;
  /** What the bank gives for it; null where that says nothing. */
  grade: number | null;
  /** What was changed already while reading. */
  losses: string[];
}

/** Stands for the gap of that index while a text is turned; no text of a bank has such signs (`cleaned`). */
export const gapSign = (index: number): string => `\ue000${index}\ue001`;
export const GAP_SIGN = /\ue000(\d+)\ue001/g;

/** A question of a bank, or why it is none of ours, with its place. */
export interface BankItem {
  file: string;
  /** 1-based. */
  line: number;
  /** As the bank calls it. */
  type: string;
  name: string;
  /** Names of its category and those around it, outermost first; empty for none. */
  category: string[];
  /** Reads the question; throws `Refused`. */
  read: () => BankQuestion;
}
