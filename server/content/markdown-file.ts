import type { Report } from './problem-report.ts';
import { parseYamlBlock, type YamlBlock } from './yaml-block.ts';

/** A Markdown file with YAML front matter. */
export interface MarkdownFile {
  front: YamlBlock;
  /** Without blank lines at its ends; may be empty. */
  body: string;
  /** Line number where the body starts. */
  bodyLine: number;
}

const FENCE = '---';

/** Splits a file into front matter and body; null when the front matter is missing or not valid YAML. */
export const parseMarkdownFile = (source: string, report: Report): MarkdownFile | null => {
  const lines = source.split('\n');
  if (lines[0]?.trimEnd() !== FENCE) {
    report(1, 'The file must begin with front matter between two lines of ---');
    return null;
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (end === -1) {
    report(1, 'The front matter is not closed by a line of ---');
    return null;
  }
  const front = parseYamlBlock(lines.slice(1, end).join('\n'), 2, report);
  if (front === null) return null;
  const bodyLines = lines.slice(end + 1);
  const blankAhead = Math.max(
    bodyLines.findIndex((line) => line.trim() !== ''),
    0,
  );
  return { front, body: bodyLines.join('\n').trim(), bodyLine: end + 2 + blankAhead };
};
