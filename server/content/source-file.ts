import type { z } from 'zod/mini';
import type { PackText } from './pack-files.ts';
import type { ProblemReport } from './problem-report.ts';
import { checkAgainst, parseYamlBlock } from './yaml-block.ts';

export type Path = readonly (string | number)[];

/** Reports a problem at a value of the file. */
export type ReportAt = (at: Path, message: string) => void;

export interface SourceFile<T> {
  data: T;
  report: ReportAt;
}

/** A YAML file, checked against its schema; null when it does not match, with its faults reported. */
export function readSource<S extends z.ZodMiniType>(
  file: PackText,
  schema: S,
  problems: ProblemReport,
): SourceFile<z.infer<S>> | null {
  const report = problems.forFile(file.path);
  const block = parseYamlBlock(file.source, 1, report);
  const data = block && checkAgainst(schema, block.data, [], block, report);
  return block && data !== null ? { data, report: (at, message) => report(block.lineOf(at), message) } : null;
}
