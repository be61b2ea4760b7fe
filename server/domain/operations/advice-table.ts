import { type AdviceEntry, adviceSender } from './advice.ts';

/** A request as a row of an exported table. Times are ISO 8601 in files. */
export const adviceRow = (row: AdviceEntry) => ({
  id: row.id,
  asked_at: row.created_at,
  state: row.state,
  phone: row.phone,
  name: row.children_name,
  email: row.email,
  about: row.description,
  books: row.books.join(' ') || null,
  referer: row.referer,
  learner_id: row.learner_id,
  taken_at: row.taken_at,
  taken_by: row.assignee,
  closed_at: row.closed_at,
  /** Whether the number is proven to be the sender's. */
  sender: adviceSender(row),
});
export type AdviceRow = ReturnType<typeof adviceRow>;

/** Names of the columns, in their order. */
export const ADVICE_COLUMNS = [
  'id',
  'asked_at',
  'state',
  'phone',
  'name',
  'email',
  'about',
  'books',
  'referer',
  'learner_id',
  'taken_at',
  'taken_by',
  'closed_at',
  'sender',
] as const satisfies readonly (keyof AdviceRow)[];
