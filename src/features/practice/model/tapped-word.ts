import { type SelectedWord, sentenceAround, wordOf } from './selected-word.ts';

const IN_WORD = /[\p{L}\p{N}'’-]/u;
/** How far beside a word a finger may come down, CSS pixels. */
const BESIDE = 6;

/** Where the word around a place in a text begins and ends; null between words. */
export function wordAround(text: string, offset: number): { start: number; end: number } | null {
  let start = offset;
  let end = offset;
  while (start > 0 && IN_WORD.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && IN_WORD.test(text.charAt(end))) end += 1;
  return start === end ? null : { start, end };
}

type PositionAt = 'caretPositionFromPoint';
/** Safari and Chrome knew ranges before they knew positions. */
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

/** The word of a text that was tapped, with its sentence; null where it was a control, or no word. */
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
  // Beside a line the nearest word answers, which was not meant.
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left - BESIDE || x > right + BESIDE || y < top - BESIDE || y > bottom + BESIDE) return null;
  const word = wordOf(caret.node.data.slice(place.start, place.end));
  return word === null ? null : { word, context: sentenceAround(target, word) };
}
