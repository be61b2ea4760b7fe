/** A line of a text with blanks. */
export interface LaidLine {
  isHeading: boolean;
  /** Nesting depth: 0 for a line without a bullet. */
  depth: number;
  text: string;
}

const HEADING = /^(?:#+\s+(\S.*)|\*\*(.+)\*\*)$/;
const BULLET = /^(\s*)[-*•–]\s+(\S.*)$/;
const INDENT = 2;

const withWords = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/**
 * The non-empty lines of notes, steps or places. A heading is `# Heading` or `**Heading**`, a bullet is `- text`,
 * indented by two spaces per level.
 */
export const laidLines = (text: string): LaidLine[] =>
  withWords(text).map((line) => {
    const heading = HEADING.exec(line.trim());
    if (heading) return { isHeading: true, depth: 0, text: heading[1] ?? heading[2] ?? '' };
    const bullet = BULLET.exec(line);
    if (!bullet) return { isHeading: false, depth: 0, text: line.trim() };
    const depth = 1 + Math.floor((bullet[1] ?? '').length / INDENT);
    return { isHeading: false, depth, text: (bullet[2] ?? '').trim() };
  });

/** The paragraphs of a summary, separated by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

export interface LaidTable {
  /** The lines before the first row. */
  caption: string;
  head: string[];
  /** Each as long as the header. */
  rows: string[][];
}

const RULE_SIGNS = /^[\s|:-]*$/;
const isRule = (line: string): boolean => RULE_SIGNS.test(line) && line.includes('--');

function cellsOf(line: string): string[] {
  const row = line.trim();
  const inner = row.startsWith('|') && row.endsWith('|') && row.length > 1 ? row.slice(1, -1) : row;
  return inner.split('|').map((cell) => cell.trim());
}

/**
 * Parses a table with one row per line and `|` between cells, the first row being the header. Outer `|` and the rule
 * below a Markdown table's header are ignored.
 */
export function laidTable(text: string): LaidTable {
  const lines = withWords(text);
  const isRow = (line: string): boolean => line.includes('|');
  const [head = [], ...rows] = lines.filter((line) => isRow(line) && !isRule(line)).map(cellsOf);
  const first = lines.findIndex(isRow);
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const full = (row: readonly string[]): string[] => Array.from({ length: width }, (_, at) => row[at] ?? '');
  return {
    caption: laidLines(lines.slice(0, Math.max(0, first)).join('\n'))
      .map((line) => line.text)
      .join(' '),
    head: full(head),
    rows: rows.map(full),
  };
}

interface FormRow {
  /** Label of the row; null for a line without a colon. */
  label: string | null;
  text: string;
}

/** The rows of a form, written `Label: value`; a line without a colon has no label. */
export const formRows = (text: string): FormRow[] =>
  laidLines(text).map(({ text: line, isHeading }) => {
    const row = isHeading ? null : /^([^:]+):\s+(\S.*)$/.exec(line);
    return row ? { label: row[1] ?? '', text: row[2] ?? '' } : { label: null, text: line };
  });
