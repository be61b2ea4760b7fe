import type { ListeningScript, ScriptStep } from './listening-script.ts';

type Sentence = Extract<ScriptStep, { kind: 'sentence' }>;

const sentencesIn = ({ steps }: ListeningScript): Sentence[] =>
  steps.filter((step) => step.kind === 'sentence');

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** "NARRATOR" as it is read: "Narrator". */
const label = (speaker: string): string => speaker.charAt(0) + speaker.slice(1).toLowerCase();

/**
 * The words of a recording as Markdown, with the paragraphs of the script. Each begins with when it is said and who
 * says it, such as `**0:14 · Woman:**`.
 * @param starts of each sentence, seconds
 */
export function writeTranscript(script: ListeningScript, starts: readonly number[]): string {
  const paragraphs = new Map<number, string>();
  for (const [index, { turn, speaker, text }] of sentencesIn(script).entries()) {
    const before = paragraphs.get(turn) ?? `**${clock(starts[index] ?? 0)} · ${label(speaker)}:**`;
    paragraphs.set(turn, `${before} ${text}`);
  }
  return [...paragraphs.values()].join('\n\n');
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const LABEL = /^[A-Z][A-Z0-9 '-]*: /;

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
