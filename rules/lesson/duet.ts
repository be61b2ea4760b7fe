/** A line of a duet, in order: the learner records their own lines and hears the others. */
interface DuetTurn {
  id: string;
  /** Null for another speaker's line. */
  question_id: string | null;
}

/** The line to open at: where the lines begin that lead to the learner's first unrecorded one. */
export const openingLine = (lines: readonly DuetTurn[], recorded: ReadonlySet<string>): number => {
  const first = lines.findIndex(({ question_id }) => question_id !== null && !recorded.has(question_id));
  if (first === -1) return lines.length;
  let start = first;
  while (start > 0 && lines[start - 1]?.question_id === null) start--;
  return start;
};

/** Whether the duet may continue after a line: always after another speaker's, else once it is recorded. */
export const canContinue = (line: DuetTurn | undefined, recorded: ReadonlySet<string>): boolean =>
  line !== undefined && (line.question_id === null || recorded.has(line.question_id));

/** Number of the learner's lines that have no recording yet. */
export const linesLeft = (lines: readonly DuetTurn[], recorded: ReadonlySet<string>): number =>
  lines.filter(({ question_id }) => question_id !== null && !recorded.has(question_id)).length;
