import type { EssayQuote } from '#contract/writing-evaluation.ts';

/** A quote as a teacher gives it: its words, or UTF-16 offsets and optionally its words. */
export type GivenQuote = string | { start: number; end: number; text?: string | undefined };

export type FoundQuote = { ok: true; quote: EssayQuote } | { ok: false; reason: string };

const wrong = (reason: string): FoundQuote => ({ ok: false, reason });

function findWords(essay: string, words: string): FoundQuote {
  if (words.trim() === '') return wrong('a quote needs words');
  const start = essay.indexOf(words);
  if (start < 0) return wrong(`"${words}" does not occur in the essay`);
  if (essay.indexOf(words, start + 1) >= 0)
    return wrong(`"${words}" occurs in the essay more than once: give start and end`);
  return { ok: true, quote: { start, end: start + words.length, text: words } };
}

const splitsPair = (essay: string, at: number): boolean => /^[\uDC00-\uDFFF]/.test(essay.slice(at, at + 1));

/** Finds a quote in an essay, or explains why it is invalid. */
export function findEssayQuote(essay: string, given: GivenQuote): FoundQuote {
  if (typeof given === 'string') return findWords(essay, given);
  const { start, end, text } = given;
  if (start < 0 || end > essay.length)
    return wrong(`${start}–${end} lies outside the essay, which has ${essay.length} characters`);
  if (end <= start) return wrong(`end ${end} does not come after start ${start}`);
  if (splitsPair(essay, start) || splitsPair(essay, end))
    return wrong(`${start}–${end} cuts a character in two`);
  const found = essay.slice(start, end);
  if (found.trim() === '') return wrong(`there are no words at ${start}–${end}`);
  if (text !== undefined && text !== found)
    return wrong(`at ${start}–${end} stands "${found}", not "${text}"`);
  return { ok: true, quote: { start, end, text: found } };
}
