interface PhrasePart {
  /** Offset into the text. */
  start: number;
  part: string;
  isPhrase: boolean;
}

/** Splits a text at phrases that stand in it verbatim; nothing is lost. */
export function phraseParts(text: string, phrases: readonly string[]): PhrasePart[] {
  const places = phrases
    .flatMap((phrase) => {
      const start = phrase === '' ? -1 : text.indexOf(phrase);
      return start < 0 ? [] : [{ start, end: start + phrase.length }];
    })
    .toSorted((a, b) => a.start - b.start);
  const parts: PhrasePart[] = [];
  let done = 0;
  const put = (end: number, isPhrase: boolean): void => {
    if (end > done) parts.push({ start: done, part: text.slice(done, end), isPhrase });
    done = Math.max(done, end);
  };
  for (const { start, end } of places) {
    put(start, false);
    put(end, true);
  }
  put(text.length, false);
  return parts;
}
