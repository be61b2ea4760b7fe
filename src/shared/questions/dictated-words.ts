/** A result of the browser's recognition, as far as it is used. */
export interface DictatedResult {
  transcript: string;
  isFinal: boolean;
  /** 0–1; 0 where the browser calls something final that it only guesses. */
  confidence: number;
  /** When it was first called final, milliseconds of any clock. */
  at: number;
}

/** Nobody says the same again as soon as this, milliseconds. */
const ECHO_MS = 300;

const isSure = ({ isFinal, confidence }: DictatedResult): boolean => isFinal && confidence > 0;
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}' ]/gu, '');
const goesOn = (longer: string, shorter: string): boolean =>
  `${plain(longer)} `.startsWith(`${plain(shorter)} `);

/** Whether the next result tells what the one before told: a guess that grew, or the same told twice. */
const isSameSpeech = (before: DictatedResult, next: DictatedResult): boolean =>
  isSure(before)
    ? plain(before.transcript) === plain(next.transcript) && next.at - before.at < ECHO_MS
    : goesOn(next.transcript, before.transcript);

/**
 * What was said while the browser listened once. Chrome on Android calls every guess final ("how", "how are", "how are
 * you") and tells the last one twice; Safari may call nothing final, so what is only guessed counts, too.
 * @param results all of one listening, in their order
 */
export function dictatedWords(results: readonly DictatedResult[]): string {
  const kept: DictatedResult[] = [];
  for (const given of results) {
    const result = { ...given, transcript: given.transcript.trim() };
    if (result.transcript === '') continue;
    const before = kept.at(-1);
    if (before && isSameSpeech(before, result)) kept.pop();
    kept.push(result);
  }
  return kept.map(({ transcript }) => transcript).join(' ');
}
