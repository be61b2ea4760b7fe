import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { wordsOf } from '#rules/text/fold-text.ts';

/** Like `foldText`, of a column; its letters are taken apart first, since `lower` knows only ASCII in some databases. */
const folded = (text: AnyColumn): SQL =>
  sql`lower(translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'))`;

/** Whether a column has all the words of a search, with or without accents; an empty search finds everything. */
export const hasWords = (text: AnyColumn, search: string): SQL | undefined =>
  and(...wordsOf(search).map((word) => sql`strpos(${folded(text)}, ${word}) > 0`));
