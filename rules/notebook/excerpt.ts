/** Maximum length of a passage that is shown in full beside a card, characters. */
const WHOLE_MAX = 6_000;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The paragraphs of a passage that contain the evidence for a question. If nothing is quoted or a quote is not found,
 * the whole passage, unless it is too long for a card.
 * @returns Markdown, or null
 */
export function excerptOf(passage: string | null, quotes: readonly string[]): string | null {
  if (!passage) return null;
  const paragraphs = passage.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const quoted = new Set<number>();
  for (const quote of quotes) {
    const place = paragraphs.findIndex((paragraph) => flat(paragraph).includes(flat(quote)));
    if (place < 0) return wholeOf(passage);
    quoted.add(place);
  }
  if (quoted.size === 0) return wholeOf(passage);
  const parts: string[] = [];
  let last: number | null = null;
  for (const [at, paragraph] of paragraphs.entries()) {
    if (!quoted.has(at)) continue;
    if (last !== null && at > last + 1) parts.push('…');
    parts.push(paragraph);
    last = at;
  }
  return parts.join('\n\n');
}

const wholeOf = (passage: string): string | null => (passage.length <= WHOLE_MAX ? passage : null);
