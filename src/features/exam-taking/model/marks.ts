/** A stretch of a pane's text that the learner highlighted, with a note or without. */
export interface Mark {
  id: string;
  /** Which text it lies in: a passage or a question. */
  pane: string;
  /** Offsets in UTF-16 units of the pane's counted text. */
  start: number;
  end: number;
  /** The words themselves, by which the place is found again if the text before them changed. */
  text: string;
  /** Null: a highlight alone. */
  note: string | null;
}

export type Span = Pick<Mark, 'pane' | 'start' | 'end'>;

const meets = (mark: Mark, span: Span): boolean =>
  mark.pane === span.pane && mark.start < span.end && mark.end > span.start;
const adjoins = (mark: Mark, span: Span): boolean =>
  mark.pane === span.pane && mark.start <= span.end && mark.end >= span.start;

/**
 * Adds a highlight; those that it meets or touches become one with it. Notes stay as they are.
 * @param paneText the pane's whole counted text
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

/** Writes a note anew; one without words is taken away. */
export const editNote = (marks: readonly Mark[], id: string, note: string): Mark[] =>
  note.trim() === ''
    ? marks.filter((mark) => mark.id !== id)
    : marks.map((mark) => (mark.id === id ? { ...mark, note } : mark));

export const removeMark = (marks: readonly Mark[], id: string): Mark[] =>
  marks.filter((mark) => mark.id !== id);

/** Takes the highlighting off a span: highlights are cut, notes that it meets go. */
export const clearSpan = (marks: readonly Mark[], span: Span): Mark[] =>
  marks.flatMap((mark) => {
    if (!meets(mark, span)) return [mark];
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
  marks.some((mark) => meets(mark, span));

/** Where a mark lies in the text as it stands now: its own place, else the nearest with the same words. */
export function placeOf(mark: Mark, paneText: string): { start: number; end: number } | null {
  if (paneText.slice(mark.start, mark.end) === mark.text) return { start: mark.start, end: mark.end };
  if (mark.text === '') return null;
  let nearest: number | null = null;
  for (let at = paneText.indexOf(mark.text); at !== -1; at = paneText.indexOf(mark.text, at + 1))
    if (nearest === null || Math.abs(at - mark.start) < Math.abs(nearest - mark.start)) nearest = at;
  return nearest === null ? null : { start: nearest, end: nearest + mark.text.length };
}
