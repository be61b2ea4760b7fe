import type { Span } from '../text/spans.ts';

export interface Token extends Span {
  /** Lower case, with a straight apostrophe. */
  word: string;
}

export interface Sentence extends Span {
  tokens: Token[];
}

interface Paragraph extends Span {
  sentences: Sentence[];
}

export interface EssayText {
  text: string;
  tokens: Token[];
  sentences: Sentence[];
  paragraphs: Paragraph[];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‑-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
// Learners often omit the space after a full stop: "good.It helps" ends a sentence too.
const SENTENCE_END = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)|(?<=[a-z])[.!?]+(?=[A-Z])/g;
const TITLE = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|vs|e\.g|i\.e)\.$/i;
// These may end a sentence too, depending on the next letter.
const INITIAL = /(?:^|[\s(.])[A-Z]\.$/;
const ABBREVIATION = /(?:^|[\s(])(?:etc|st|approx|u\.s|u\.k|a\.m|p\.m)\.$/i;

function trimmed(text: string, start: number, end: number): Span {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, end - (part.length - part.trimEnd().length)) };
}

function sentenceSpans(text: string, paragraph: Span): Span[] {
  const part = text.slice(paragraph.start, paragraph.end);
  const spans: Span[] = [];
  let from = 0;
  for (const mark of part.matchAll(SENTENCE_END)) {
    const end = mark.index + mark[0].length;
    const next = part
      .slice(end, end + 8)
      .trimStart()
      .charAt(0);
    const tail = part.slice(Math.max(0, end - 12), end);
    if (TITLE.test(tail) || ((ABBREVIATION.test(tail) || INITIAL.test(tail)) && !/\p{Lu}/u.test(next)))
      continue;
    spans.push(trimmed(text, paragraph.start + from, paragraph.start + end));
    from = end;
  }
  if (from < part.length) spans.push(trimmed(text, paragraph.start + from, paragraph.end));
  return spans;
}

function tokensOf(text: string, span: Span): Token[] {
  return [...text.slice(span.start, span.end).matchAll(WORD)].map((match) => ({
    start: span.start + match.index,
    end: span.start + match.index + match[0].length,
    word: match[0].toLowerCase().replaceAll('’', "'").replaceAll('‑', '-'),
  }));
}

/** Splits an essay into paragraphs (by line breaks), sentences and words, all with their offsets. */
export function readEssay(text: string): EssayText {
  const paragraphs: Paragraph[] = [];
  for (const line of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    const span = trimmed(text, line.index, line.index + line[0].length);
    const sentences = sentenceSpans(text, span)
      .map((sentence) => ({ ...sentence, tokens: tokensOf(text, sentence) }))
      .filter((sentence) => sentence.tokens.length > 0);
    if (sentences.length > 0) paragraphs.push({ ...span, sentences });
  }
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return { text, paragraphs, sentences, tokens: sentences.flatMap((sentence) => sentence.tokens) };
}
