import { z } from 'zod/mini';

/** An operator's command cannot be carried out; the message says why. */
export class DeskRefused extends Error {
  override name = 'DeskRefused';
}

/** The id in the database's type. Throws `DeskRefused`. */
export function deskId(id: string, what: string): string {
  if (!z.uuid().safeParse(id).success) throw new DeskRefused(`${id} is no ${what}`);
  return id;
}
