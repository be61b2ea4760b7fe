export interface MarkedPart {
  text: string;
  /** The phrase that it is; null between phrases. */
  phrase: string | null;
}

/** A text cut at the first occurrence of each phrase, in the text's order; overlapping phrases are left out. */
export function markedParts(text: string, phrases: readonly string[]): MarkedPart[] {
  const found = phrases
    .map((phrase) => ({ phrase, at: text.indexOf(phrase) }))
    .filter(({ phrase, at }) => at >= 0 && phrase !== '')
    .toSorted((one, other) => one.at - other.at);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { phrase, at } of found) {
    if (at < end) continue;
    if (at > end) parts.push({ text: text.slice(end, at), phrase: null });
    parts.push({ text: phrase, phrase });
    end = at + phrase.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), phrase: null });
  return parts;
}
