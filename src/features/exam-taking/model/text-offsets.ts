import { textNodes } from '#src/platform/browser/text-nodes.ts';

/** Elements whose text changes or is typed, so that it is not counted in offsets. */
const UNCOUNTED = 'select, textarea, button, script, style, svg, [data-unmarked], [role=status]';

const isCounted = (node: Node, root: Node): boolean => {
  const uncounted = node.parentElement?.closest(UNCOUNTED);
  return !uncounted || !root.contains(uncounted);
};

/** The counted text nodes of a root, in reading order. */
const countedTexts = (root: Node): Text[] => textNodes(root, (node) => isCounted(node, root));

/** The text of `root` that offsets refer to. */
export const countedText = (root: Node): string =>
  countedTexts(root)
    .map(({ data }) => data)
    .join('');

/** The part of a text node that a range covers; null for none. */
function covered(range: Range, text: Text): { from: number; to: number } | null {
  if (!range.intersectsNode(text)) return null;
  const from = range.startContainer === text ? range.startOffset : 0;
  const to = range.endContainer === text ? range.endOffset : text.length;
  return from < to ? { from, to } : null;
}

/**
 * Position of a range within `root`: offsets in UTF-16 units of its counted text, as for `String.slice`.
 * Parts outside `root` are ignored; null if nothing is left.
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

/** The range of offsets within `root`; null if its text is shorter or the span is empty. */
export function rangeOf(root: Node, start: number, end: number): Range | null {
  if (start >= end) return null;
  const range = document.createRange();
  let at = 0;
  let isStarted = false;
  for (const text of countedTexts(root)) {
    const next = at + text.length;
    if (!isStarted && start >= at && start < next) {
      range.setStart(text, start - at);
      isStarted = true;
    }
    if (isStarted && end <= next) {
      range.setEnd(text, end - at);
      return range;
    }
    at = next;
  }
  return null;
}
