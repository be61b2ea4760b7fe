/** A line of a duet: the lines are taken in turn, those of the others heard, the own ones spoken. */
interface DuetTurn {
  id: string;
  /** Null where somebody else speaks. */
  question_id: string | null;
}

/** The opening line: the first of the learner's own that has no recording, with the lines that lead to it. */
export const openingLine = (lines: readonly DuetTurn[], recorded: ReadonlySet<string>): number => {
  const first = lines.findIndex(({ question_id }) => question_id !== null && !recorded.has(question_id));
  if (first === -1) return lines.length;
  let start = first;
  while (start > 0 && lines[start - 1]?.question_id === null) start--;
  return start;
};

/** Whether the line may be left: one that is heard always, an own one once it is recorded. */
export const mayGoOn = (line: DuetTurn | undefined, recorded: ReadonlySet<string>): boolean =>
  line !== undefined && (line.question_id === null || recorded.has(line.question_id));

/** Own lines that have no recording yet. */
export const linesLeft = (lines: readonly DuetTurn[], recorded: ReadonlySet<string>): number =>
  lines.filter(({ question_id }) => question_id !== null && !recorded.has(question_id)).length;
