export type Outcome = 'taken' | 'adapted' | 'refused';

/** Outcome of importing one question. */
export interface ReportLine {
  file: string;
  /** 1-based. */
  line: number;
  /** Type name in the bank. */
  type: string;
  name: string;
  outcome: Outcome;
  /** Path of its practice, below the new folder; null when rejected. */
  practice: string | null;
  /** Ids of the resulting questions. */
  questions: string[];
  /** Changes, or the reason for rejection. */
  notes: string[];
}

const HEAD = ['PLACE', 'TYPE', 'OUTCOME', 'QUESTION', 'WHAT WAS CHANGED, OR WHY NOT'];
const MAX_CHARACTERS = 40;

/** One line without terminal control characters. */
const inLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
const short = (text: string): string => {
  const line = inLine(text);
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS - 1)}…` : line;
};

/** A table with one line per question. */
export const reportTable = (lines: readonly ReportLine[]): string => {
  const rows = lines.map(({ file, line, type, name, outcome, notes }) => [
    `${short(file)}:${line}`,
    short(type),
    outcome,
    short(name),
    inLine(notes.join('; ')),
  ]);
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lastColumn = HEAD.length - 1;
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === lastColumn ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

export const countOutcomes = (lines: readonly ReportLine[]): Record<Outcome, number> => ({
  taken: lines.filter(({ outcome }) => outcome === 'taken').length,
  adapted: lines.filter(({ outcome }) => outcome === 'adapted').length,
  refused: lines.filter(({ outcome }) => outcome === 'refused').length,
});
