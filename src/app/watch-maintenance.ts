import type { QueryCache } from '@tanstack/react-query';
import { ApiError } from '#src/platform/http/api-result.ts';

/**
 * Sends the browser to the maintenance page when the server answers 452 (docs/product.md, point 8). A screen that
 * still has its data stays: a learner in the middle of an exercise can continue.
 */
export function watchMaintenance(cache: QueryCache, leave: () => void): void {
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    const closed = error instanceof ApiError && error.failure.status === 452;
    if (closed && event.query.state.data === undefined) leave();
  });
}
