import { z } from 'zod/mini';

/** What an operator asked for cannot be done; the message says why. */
export class DeskRefused extends Error {
  override name = 'DeskRefused';
}

/** The id as the database takes it. Throws `DeskRefused`. */
export function deskId(id: string, what: string): string {
  if (!z.uuid().safeParse(id).success) throw new DeskRefused(`${id} is no ${what}`);
  return id;
}
