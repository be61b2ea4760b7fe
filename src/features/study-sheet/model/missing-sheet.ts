import type { ErrorResponse } from 'react-router';
import { ApiError } from '#src/platform/http/api-result.ts';

/**
 * Thrown while rendering, it puts the route into its 404 state: the router knows it by its fields. Going anywhere
 * else clears that.
 */
export class MissingSheet extends Error implements ErrorResponse {
  override name = 'MissingSheet';
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly data = null;
  /** What the router asks of its own responses. */
  readonly internal = false;
}

/** Whether there is no such sheet, or nothing in it; a read that failed for any other reason may still succeed. */
export function sheetIsMissing(sheet: { body: string } | undefined, error: Error | null): boolean {
  if (sheet) return sheet.body.trim() === '';
  return error instanceof ApiError && error.failure.code === 'NOT_FOUND';
}
