/** A result of the browser's speech recognition, as far as it is used. */
export interface DictatedResult {
  transcript: string;
  isFinal: boolean;
  /** 0–1; 0 if the browser reports a guess as final. */
  confidence: number;
  /** When it was first reported as final, milliseconds of any clock. */
  at: number;
}

/** Nobody repeats themselves within this time, milliseconds. */
const ECHO_MS = 300;

const isSure = ({ isFinal, confidence }: DictatedResult): boolean => isFinal && confidence > 0;
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}' ]/gu, '');
const goesOn = (longer: string, shorter: string): boolean =>
  `${plain(longer)} `.startsWith(`${plain(shorter)} `);

/** Whether the next result repeats the one before: a guess that grew, or the same reported twice. */
const isSameSpeech = (before: DictatedResult, next: DictatedResult): boolean =>
  isSure(before)
    ? plain(before.transcript) === plain(next.transcript) && next.at - before.at < ECHO_MS
    : goesOn(next.transcript, before.transcript);

/**
 * What was said while the browser listened once. Chrome on Android reports every guess as final ("how", "how
 * are", "how are you") and the last one twice; Safari may report nothing as final, so guesses count too.
 * @param results all results of one session, in order
 */
export function dictatedWords(results: readonly DictatedResult[]): string {
  const distinct: DictatedResult[] = [];
  for (const raw of results) {
    const result = { ...raw, transcript: raw.transcript.trim() };
    if (result.transcript === '') continue;
    const before = distinct.at(-1);
    if (before && isSameSpeech(before, result)) distinct.pop();
    distinct.push(result);
  }
  return distinct.map(({ transcript }) => transcript).join(' ');
}
