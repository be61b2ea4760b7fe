import { isNode, LineCounter, parseDocument } from 'yaml';
import { en } from 'zod/locales';
import type { z } from 'zod/mini';
import type { Report } from './problem-report.ts';

type Path = readonly PropertyKey[];

/** Parsed YAML with the location of each value in its file. */
export interface YamlBlock {
  data: unknown;
  /** Line of the value at a path, or of the nearest value around it. */
  lineOf: (path: Path) => number;
}

const englishMessages = { error: en().localeError };

/**
 * Parses YAML that starts at `firstLine` of its file; null when it is invalid, with its problems reported.
 */
export const parseYamlBlock = (text: string, firstLine: number, report: Report): YamlBlock | null => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => Math.max(lines.linePos(offset).line, 1) + firstLine - 1;
  const faults = [...document.errors, ...document.warnings];
  for (const fault of faults) report(lineAt(fault.pos[0]), fault.message);
  if (faults.length > 0) return null;
  const lineOf = (path: Path): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  try {
    return { data: document.toJS(), lineOf };
  } catch (cause) {
    report(firstLine, cause instanceof Error ? cause.message : String(cause));
    return null;
  }
};

const writtenPath = (path: Path): string => path.map(String).join('.');

/**
 * Checks a value of a block against a schema; null when it does not match, with each fault reported at its
 * line.
 */
export const checkAgainst = <S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  at: Path,
  block: YamlBlock,
  report: Report,
): z.infer<S> | null => {
  const parsed = schema.safeParse(value, englishMessages);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = [...at, ...issue.path];
    const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const line = block.lineOf(unknownKey === undefined ? path : [...path, unknownKey]);
    report(line, path.length === 0 ? issue.message : `${writtenPath(path)}: ${issue.message}`);
  }
  return null;
};
