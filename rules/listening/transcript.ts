import type { TranscriptLine } from '#contract/listening.ts';
import type { ListeningScript, ScriptStep } from './script.ts';

type Sentence = Extract<ScriptStep, { kind: 'sentence' }>;

const sentencesIn = ({ steps }: ListeningScript): Sentence[] =>
  steps.filter((step) => step.kind === 'sentence');

/** "NARRATOR" as it is read: "Narrator". */
const label = (speaker: string): string => speaker.charAt(0) + speaker.slice(1).toLowerCase();

/**
 * The words of a recording that was made from a script, a line for each sentence.
 * @param starts of each sentence, seconds
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

/** The words of a recording as somebody has written them down, a line for each paragraph: `WOMAN: Good morning.` */
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

/** A transcript as plain text, a paragraph for each turn. */
export function transcriptText(lines: readonly TranscriptLine[]): string {
  const paragraphs = new Map<number, string>();
  for (const { turn, text } of lines) {
    const before = paragraphs.get(turn);
    paragraphs.set(turn, before === undefined ? text : `${before} ${text}`);
  }
  return [...paragraphs.values()].join('\n\n');
}

/**
 * Where the sentence begins in which a quote does, seconds; null when nobody says it.
 * @param starts of each sentence, seconds
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
