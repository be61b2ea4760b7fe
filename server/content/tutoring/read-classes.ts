import { z } from 'zod/mini';
import { CLASS_LEVELS, CLASS_LIMITS } from '#contract/tutoring.ts';
import { idName, line } from '../front-matter.ts';
import type { PackClass } from '../pack.ts';
import type { PackFiles } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { type Path, readSource } from '../source-file.ts';

const paragraph = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const ids = (max: number) => z._default(z.array(idName).check(z.maxLength(max)), []);

const classSource = z.strictObject({
  name: line,
  summary: paragraph(CLASS_LIMITS.summary),
  level: z.literal(CLASS_LEVELS),
  final_test: z.nullable(idName),
  /** Length of a lesson. */
  minutes: z.number().check(z.int(), z.minimum(15), z.maximum(360)),
  /** Two a week. */
  lessons: z
    .array(
      z.strictObject({
        title: line,
        summary: paragraph(CLASS_LIMITS.summary),
        /** Practices, revise sets and tests. */
        homework: ids(CLASS_LIMITS.homework),
        /** Study sheets. */
        sheets: ids(CLASS_LIMITS.materials),
        /** What the teacher wrote after the lesson. */
        note: paragraph(CLASS_LIMITS.note),
      }),
    )
    .check(z.minLength(1), z.maxLength(CLASS_LIMITS.lessons)),
});

/** Reads `tutoring/`; faults are reported. */
export function readClasses({ texts }: PackFiles, problems: ProblemReport): PackClass[] {
  const has = (kinds: readonly string[], id: string) =>
    texts.some((text) => text.id === id && kinds.includes(text.kind));
  return texts.flatMap((file): PackClass[] => {
    if (file.kind !== 'tutoring_class') return [];
    const source = readSource(file, classSource, problems);
    if (!source) return [];
    const { data, report } = source;
    const check = (kinds: readonly string[], id: string, at: Path) => {
      if (!has(kinds, id)) report(at, `There is no ${kinds.join(', ').replaceAll('_', ' ')} "${id}"`);
    };
    if (data.final_test !== null) check(['test'], data.final_test, ['final_test']);
    for (const [index, { homework, sheets }] of data.lessons.entries()) {
      for (const [at, id] of homework.entries())
        check(['practice', 'revise', 'test'], id, ['lessons', index, 'homework', at]);
      for (const [at, id] of sheets.entries()) check(['study_sheet'], id, ['lessons', index, 'sheets', at]);
    }
    return [{ ...data, id: file.id }];
  });
}
