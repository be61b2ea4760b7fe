import { type SelectedWord, sentenceAround, wordOf } from './selected-word.ts';

const IN_WORD = /[\p{L}\p{N}'’-]/u;
/** How far from a word a tap may land, CSS pixels. */
const TOLERANCE = 6;

/** Start and end of the word around an offset in a text; null between words. */
export function wordAround(text: string, offset: number): { start: number; end: number } | null {
  let start = offset;
  let end = offset;
  while (start > 0 && IN_WORD.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && IN_WORD.test(text.charAt(end))) end += 1;
  return start === end ? null : { start, end };
}

type PositionAt = 'caretPositionFromPoint';
/** Safari and Chrome had `caretRangeFromPoint` long before `caretPositionFromPoint`. */
type AnyDocument = Omit<Document, PositionAt> & Partial<Pick<Document, PositionAt>>;

function caretAt({ clientX, clientY }: MouseEvent): { node: Node; offset: number } | null {
  const page: AnyDocument = document;
  if (page.caretPositionFromPoint) {
    const position = page.caretPositionFromPoint(clientX, clientY);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const range = page.caretRangeFromPoint(clientX, clientY);
  return range && { node: range.startContainer, offset: range.startOffset };
}

/** The tapped word of a text, with its sentence; null for a control, or if there is no word. */
export function tappedWord(event: MouseEvent, within: HTMLElement): SelectedWord | null {
  const { target } = event;
  if (!(target instanceof Element) || !within.contains(target)) return null;
  const caret = caretAt(event);
  if (!(caret?.node instanceof Text) || !within.contains(caret.node)) return null;
  const place = wordAround(caret.node.data, caret.offset);
  if (!place) return null;
  const range = document.createRange();
  range.setStart(caret.node, place.start);
  range.setEnd(caret.node, place.end);
  // A tap beside a line finds the nearest word, which was not meant.
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left - TOLERANCE || x > right + TOLERANCE || y < top - TOLERANCE || y > bottom + TOLERANCE)
    return null;
  const word = wordOf(caret.node.data.slice(place.start, place.end));
  return word === null ? null : { word, context: sentenceAround(target, word) };
}
