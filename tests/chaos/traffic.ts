import type { IncomingMessage } from 'node:http';
import { COMMANDS } from '#contract/protocol/commands.ts';
import { IDEMPOTENCY_HEADER } from '#contract/protocol/envelope.ts';
import { isErrorCode } from '#contract/protocol/error-codes.ts';
import { verdictOf } from '#src/platform/outbox/sending/verdict.ts';

/** A command on its way to the server, once for each time it was sent. */
export interface Passed {
  key: string;
  operation: string;
  body: Record<string, unknown>;
  /** When it was forwarded, milliseconds since 1970. */
  at: number;
}
export type Traffic = Passed[];

const PATTERNS = [...COMMANDS].map(([operation, { path, method }]) => ({
  operation,
  method,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The command in a request; null for any other request. */
export function readCommand({ url = '', method, headers }: IncomingMessage, body: Buffer): Passed | null {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  const known = PATTERNS.find((one) => one.method === method && one.pattern.test(url));
  if (typeof key !== 'string' || !known) return null;
  return { key, operation: known.operation, body: JSON.parse(body.toString()), at: Date.now() };
}

/** The id of the recording of which a request uploads a piece; undefined for any other request. */
export function recordingOf({ headers }: IncomingMessage): string | undefined {
  const id = headers['upload-id'];
  return typeof id === 'string' ? id : undefined;
}

/** The code of a refusal; empty where it is not ours. */
export function codeOf(body: Buffer): string {
  const answer: unknown = JSON.parse(body.toString());
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
}

/** Whether this response makes a device park the row. */
export const isRefusal = (code: string): boolean => isErrorCode(code) && verdictOf(code, 1) === 'park';
