import { REPORT_ERRORS } from '#contract/question-report.ts';
import { formatMoment } from '#rules/text/formats.ts';
import type { Queryable } from '#server/db/connect.ts';
import {
  answerReport,
  closeReport,
  listReports,
  type QuestionReport,
} from '#server/domain/operations/question-reports.ts';
import { auditedByCommand } from './audited-by-command.ts';
import { formatOf, LIST_OPTIONS, type ListFormat, printList } from './list-format.ts';
import { onDatabase, type Work } from './on-database.ts';
import { oneLine } from './one-line.ts';
import { readArgs } from './read-args.ts';

const stateOf = ({ answer, closed_at }: QuestionReport): string =>
  closed_at === null ? 'new' : answer === null ? 'closed' : 'answered';

const entryOf = (row: QuestionReport) => ({
  id: row.id,
  reported_at: row.created_at,
  state: stateOf(row),
  /** Guests cannot be answered. */
  from: row.learner_id === null ? 'guest' : 'learner',
  exercise_id: row.exercise,
  exercise: row.title,
  question_id: row.question_id,
  errors: REPORT_ERRORS.filter(({ id }) => row.errors.includes(id))
    .map(({ name }) => name)
    .join('; '),
  content: row.content,
  is_again: row.is_again,
  debug: row.debug,
  answer: row.answer,
  closed_at: row.closed_at,
});
type Entry = ReturnType<typeof entryOf>;

const COLUMNS = [
  'id',
  'reported_at',
  'state',
  'from',
  'exercise_id',
  'exercise',
  'question_id',
  'errors',
  'content',
  'is_again',
  'debug',
  'answer',
  'closed_at',
] as const satisfies readonly (keyof Entry)[];

const lineOf = ({ id, reported_at, state, from, question_id, exercise, errors, content }: Entry): string =>
  [
    id,
    formatMoment(reported_at),
    state.padEnd(8),
    from.padEnd(7),
    question_id,
    exercise ?? '',
    errors,
    content,
  ]
    .map(oneLine)
    .filter((words) => words !== '')
    .join('  ');

export async function printReports(db: Queryable, which: 'open' | 'all', format: ListFormat) {
  const rows = await listReports(db, which);
  return {
    subjects: rows.flatMap(({ learner_id }) => learner_id ?? []),
    said: printList(rows.map(entryOf), COLUMNS, format, lineOf),
  };
}

const subjectsOf = (learnerId: string | null): string[] => (learnerId === null ? [] : [learnerId]);

/** Parses the arguments; null if they match no subcommand. */
function workOf(args: string[]): Work | null {
  const parsed = readArgs(args, LIST_OPTIONS);
  if (!parsed) return null;
  const { all, ...flags } = parsed.values;
  const [action, id, words, more] = parsed.positionals;
  const format = formatOf(flags);
  if (more !== undefined || format === null) return null;
  if (action === 'list' && !id)
    return (db) =>
      auditedByCommand(db, { action: 'report.listed', object: null }, (tx) =>
        printReports(tx, all ? 'all' : 'open', format),
      );
  if (action === 'answer' && id && words)
    return (db) =>
      auditedByCommand(db, { action: 'report.answered', object: id }, async (tx) => ({
        subjects: subjectsOf(await answerReport(tx, id, words, new Date())),
        said: `${id} is answered; the learner finds it in their notifications`,
      }));
  if (action === 'close' && id && words === undefined)
    return (db) =>
      auditedByCommand(db, { action: 'report.closed', object: id }, async (tx) => ({
        subjects: subjectsOf(await closeReport(tx, id, new Date())),
        said: `${id} is closed`,
      }));
  return null;
}

/** Manages reports of problems with questions. Returns the exit code; null if the arguments are invalid. */
export async function reportsCommand(args: string[]): Promise<number | null> {
  const work = workOf(args);
  return work && onDatabase(work);
}
