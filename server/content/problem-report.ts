import type { PackProblem } from './pack.ts';

/** Reports a problem in one file; lines are 1-based. */
export type Report = (line: number, message: string) => void;

/** Collects the problems of a pack. */
export class ProblemReport {
  readonly #problems: PackProblem[] = [];

  add(file: string, line: number, message: string): void {
    this.#problems.push({ file, line, message });
  }

  forFile(file: string): Report {
    return (line, message) => this.add(file, line, message);
  }

  /** By file, then by line, without duplicates. */
  sorted(): PackProblem[] {
    const order = (a: PackProblem, b: PackProblem) =>
      a.file.localeCompare(b.file, 'en') || a.line - b.line || a.message.localeCompare(b.message, 'en');
    const key = ({ file, line, message }: PackProblem) => `${file}:${line}: ${message}`;
    return [...new Map(this.#problems.map((problem) => [key(problem), problem])).values()].sort(order);
  }
}
