import type { TranscriptLine } from '#contract/listening.ts';
import type { ListeningScript, ScriptStep } from './script.ts';

type Sentence = Extract<ScriptStep, { kind: 'sentence' }>;

const sentencesIn = ({ steps }: ListeningScript): Sentence[] =>
  steps.filter((step) => step.kind === 'sentence');

/** Display form of a label: "Narrator" for "NARRATOR". */
const label = (speaker: string): string => speaker.charAt(0) + speaker.slice(1).toLowerCase();

/**
 * Transcript of a recording made from a script, one line per sentence.
 * @param starts start of each sentence, seconds
 */
export const transcriptOf = (script: ListeningScript, starts: readonly number[]): TranscriptLine[] =>
  sentencesIn(script).map(({ turn, speaker, text }, index) => ({
    turn,
    speaker: label(speaker),
    text: inOneLine(text),
    at: starts[index] ?? null,
  }));

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const LABEL = /^[A-Z][A-Z0-9 '-]*: /;

/** Transcript of a recording from typed text, one line per paragraph: `WOMAN: Good morning.` */
export const transcriptFrom = (text: string): TranscriptLine[] =>
  text.split(/\n\s*\n/).flatMap((paragraph, turn) => {
    const words = inOneLine(paragraph);
    if (words === '') return [];
    const speaker = LABEL.exec(words)?.[0];
    return {
      turn,
      speaker: speaker ? label(speaker.slice(0, -2)) : null,
      text: words.slice(speaker?.length ?? 0),
      at: null,
    };
  });

/** A transcript as plain text, one paragraph per turn. */
export function transcriptText(lines: readonly TranscriptLine[]): string {
  const paragraphs = new Map<number, string>();
  for (const { turn, text } of lines) {
    const before = paragraphs.get(turn);
    paragraphs.set(turn, before === undefined ? text : `${before} ${text}`);
  }
  return [...paragraphs.values()].join('\n\n');
}

/**
 * Start of the sentence in which a quote begins, seconds; null if the quote is not found.
 * @param starts start of each sentence, seconds
 */
export function secondOf(quote: string, script: ListeningScript, starts: readonly number[]): number | null {
  const wanted = inOneLine(quote).replace(LABEL, '');
  const sentences = sentencesIn(script).map(({ text }) => inOneLine(text));
  const at = sentences.join(' ').indexOf(wanted);
  if (at < 0 || wanted === '') return null;
  let end = 0;
  const index = sentences.findIndex((text) => {
    end += text.length + 1;
    return at < end;
  });
  return starts[index] ?? null;
}
