import type { ErrorResponse } from 'react-router';
import { ApiError } from '#src/platform/http/api-result.ts';

/**
 * Thrown while rendering, it puts the route into its 404 state: the router recognises it by its fields.
 * Navigating away clears that state.
 */
export class MissingSheet extends Error implements ErrorResponse {
  override name = 'MissingSheet';
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly data = null;
  /** Checked by the router on its own responses. */
  readonly internal = false;
}

/**
 * Whether there is no such sheet, or it is empty; a query that failed for any other reason may still succeed.
 */
export function sheetIsMissing(sheet: { body: string } | undefined, error: Error | null): boolean {
  if (sheet) return sheet.body.trim() === '';
  return error instanceof ApiError && error.failure.code === 'NOT_FOUND';
}
