import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { wordsOf } from '#rules/text/fold-text.ts';

/** Like `foldText`, of a column; its letters are taken apart first, since `lower` knows only ASCII in some databases. */
const folded = (text: AnyColumn): SQL =>
  sql`lower(translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'))`;

const containing = (word: string): SQL => sql`${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** Whether a column has all the words of a search, with or without accents; undefined for an empty search. */
export function hasWords(text: AnyColumn, search: string): SQL | undefined {
  const words = wordsOf(search);
  if (words.length === 0) return undefined;
  return sql`${folded(text)} like all (array[${sql.join(words.map(containing), sql`, `)}]::text[])`;
}
