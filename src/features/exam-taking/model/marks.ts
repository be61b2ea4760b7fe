/** A highlighted span of a pane's text, with or without a note. */
export interface Mark {
  id: string;
  /** Name of the pane: a passage or a question. */
  pane: string;
  /** Offsets in UTF-16 units of the pane's counted text. */
  start: number;
  end: number;
  /** The highlighted text, by which the mark is found again if the text before it has changed. */
  text: string;
  /** Null: only a highlight. */
  note: string | null;
}

export type Span = Pick<Mark, 'pane' | 'start' | 'end'>;

const overlaps = (mark: Mark, span: Span): boolean =>
  mark.pane === span.pane && mark.start < span.end && mark.end > span.start;
const adjoins = (mark: Mark, span: Span): boolean =>
  mark.pane === span.pane && mark.start <= span.end && mark.end >= span.start;

/**
 * Adds a highlight and merges overlapping or adjacent ones into it. Notes are unchanged.
 * @param paneText the full counted text of the pane
 */
export function addHighlight(marks: readonly Mark[], span: Span, paneText: string, id: string): Mark[] {
  const joined = marks.filter((mark) => mark.note === null && adjoins(mark, span));
  const start = Math.min(span.start, ...joined.map((mark) => mark.start));
  const end = Math.max(span.end, ...joined.map((mark) => mark.end));
  return [
    ...marks.filter((mark) => !joined.includes(mark)),
    { id, pane: span.pane, start, end, text: paneText.slice(start, end), note: null },
  ];
}

export const addNote = (
  marks: readonly Mark[],
  span: Span,
  paneText: string,
  id: string,
  note: string,
): Mark[] => [...marks, { id, ...span, text: paneText.slice(span.start, span.end), note }];

/** Replaces the text of a note; an empty one is removed. */
export const editNote = (marks: readonly Mark[], id: string, note: string): Mark[] =>
  note.trim() === ''
    ? marks.filter((mark) => mark.id !== id)
    : marks.map((mark) => (mark.id === id ? { ...mark, note } : mark));

export const removeMark = (marks: readonly Mark[], id: string): Mark[] =>
  marks.filter((mark) => mark.id !== id);

/** Clears a span: highlights are cut, overlapping notes are removed. */
export const clearSpan = (marks: readonly Mark[], span: Span): Mark[] =>
  marks.flatMap((mark) => {
    if (!overlaps(mark, span)) return [mark];
    if (mark.note !== null) return [];
    const before = { ...mark, end: span.start, text: mark.text.slice(0, span.start - mark.start) };
    const after = {
      ...mark,
      id: `${mark.id}+`,
      start: span.end,
      text: mark.text.slice(span.end - mark.start),
    };
    return [...(mark.start < span.start ? [before] : []), ...(mark.end > span.end ? [after] : [])];
  });

/** Whether there is anything to clear in a span. */
export const isMarked = (marks: readonly Mark[], span: Span): boolean =>
  marks.some((mark) => overlaps(mark, span));

/** Position of a mark in the current text: its stored one, else the nearest with the same text. */
export function placeOf(mark: Mark, paneText: string): { start: number; end: number } | null {
  if (paneText.slice(mark.start, mark.end) === mark.text) return { start: mark.start, end: mark.end };
  if (mark.text === '') return null;
  let nearest: number | null = null;
  for (let at = paneText.indexOf(mark.text); at !== -1; at = paneText.indexOf(mark.text, at + 1))
    if (nearest === null || Math.abs(at - mark.start) < Math.abs(nearest - mark.start)) nearest = at;
  return nearest === null ? null : { start: nearest, end: nearest + mark.text.length };
}
