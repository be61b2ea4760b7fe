import { textNodes } from '#src/platform/browser/text-nodes.ts';

/** Words that come and go, or that are typed: they count for no offset. */
const UNCOUNTED = 'select, textarea, button, script, style, svg, [data-unmarked], [role=status]';

const isCounted = (node: Node, root: Node): boolean => {
  const left = node.parentElement?.closest(UNCOUNTED);
  return !left || !root.contains(left);
};

/** The text nodes that a root's offsets count, in reading order. */
const countedTexts = (root: Node): Text[] => textNodes(root, (node) => isCounted(node, root));

/** The text that offsets within `root` count. */
export const countedText = (root: Node): string =>
  countedTexts(root)
    .map(({ data }) => data)
    .join('');

/** First and last character of a text node that a range covers; null where it covers none. */
function covered(range: Range, text: Text): { from: number; to: number } | null {
  if (!range.intersectsNode(text)) return null;
  const from = range.startContainer === text ? range.startOffset : 0;
  const to = range.endContainer === text ? range.endOffset : text.length;
  return from < to ? { from, to } : null;
}

/**
 * Where a range lies within `root`: offsets in UTF-16 units of its counted text, as `String.slice` takes them. What
 * the range covers outside `root` is left out; null where nothing is left.
 */
export function offsetsOf(root: Node, range: Range): { start: number; end: number } | null {
  let at = 0;
  let start: number | null = null;
  let end = 0;
  for (const text of countedTexts(root)) {
    const part = covered(range, text);
    if (part) {
      start ??= at + part.from;
      end = at + part.to;
    }
    at += text.length;
  }
  return start === null ? null : { start, end };
}

/** The range of offsets within `root`; null where its text is shorter or the offsets span nothing. */
export function rangeOf(root: Node, start: number, end: number): Range | null {
  if (start >= end) return null;
  const range = document.createRange();
  let at = 0;
  let begun = false;
  for (const text of countedTexts(root)) {
    const next = at + text.length;
    if (!begun && start >= at && start < next) {
      range.setStart(text, start - at);
      begun = true;
    }
    if (begun && end <= next) {
      range.setEnd(text, end - at);
      return range;
    }
    at = next;
  }
  return null;
}
