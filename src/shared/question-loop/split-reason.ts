interface Reason {
  /** One line of the explanation, as Markdown; null where it does not begin with a sentence. */
  line: string | null;
  /** There is more to the explanation than the line. */
  hasMore: boolean;
}

/** What a line has at most, so that it stays a line or two on a phone. */
const LONGEST = 120;
/** A shorter sentence, such as “Sai.”, says no reason: the next one belongs to it. */
const SHORTEST = 20;
/** Tables, lists, headings, quotes and pictures are no sentences. */
const NO_SENTENCE = /^(?:[|>#\-+*] |[|>#]|\d+[.)] |!\[|```)/;

/** Whether no emphasis, bracket or quotation is left open. */
const isWhole = (text: string): boolean =>
  (text.match(/\*\*/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/_/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/[([“]/g)?.length ?? 0) === (text.match(/[)\]”]/g)?.length ?? 0);

/** The first sentence, which ends where another one begins: neither within `Mr. Lee` in emphasis nor before `e.g. a`. */
function firstSentence(paragraph: string): string {
  for (const { index } of paragraph.matchAll(/[.!?…](?=\s+[\p{Lu}\d_*“])/gu)) {
    const sentence = paragraph.slice(0, index + 1);
    if (sentence.length >= SHORTEST && isWhole(sentence)) return sentence;
  }
  return paragraph;
}

const oneLine = (paragraph: string): string =>
  paragraph
    .split('\n')
    .map((line) => line.trim())
    .join(' ');

/** The line of an explanation that is said at once; the rest is behind “Vì sao?”. */
export function splitReason(explanation: string): Reason {
  const whole = explanation.trim();
  const [paragraph = ''] = whole.split(/\n\s*\n/);
  if (paragraph === '') return { line: null, hasMore: false };
  const sentence = firstSentence(oneLine(paragraph));
  if (NO_SENTENCE.test(paragraph) || sentence.length > LONGEST) return { line: null, hasMore: true };
  return { line: sentence, hasMore: sentence !== whole };
}
