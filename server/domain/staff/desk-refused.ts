import { z } from 'zod/mini';
import type { ErrorCode } from '#contract/protocol/error-codes.ts';

interface RefusedOptions {
  /** As which calls are refused for the same reason. */
  code?: ErrorCode;
  /** What the desk's screen says instead of the code's own message. */
  words?: string;
}

/** What an operator wants cannot be done; the message says why on the command line. */
export class DeskRefused extends Error {
  override name = 'DeskRefused';
  readonly apiCode: ErrorCode;
  readonly words: string | undefined;
  constructor(message: string, { code = 'BAD_REQUEST', words }: RefusedOptions = {}) {
    super(message);
    this.apiCode = code;
    this.words = words;
  }
}

/** The id in the database's type. Throws `DeskRefused`. */
export function deskId(id: string, what: string): string {
  if (!z.uuid().safeParse(id).success) throw new DeskRefused(`${id} is no ${what}`, { code: 'NOT_FOUND' });
  return id;
}
