import { isRouteErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/platform/http/api-result.ts';
import { MissingSheet, sheetIsMissing } from './missing-sheet.ts';

const failure = (code: 'NOT_FOUND' | 'NETWORK') =>
  new ApiError({ success: false, status: 500, code, message: '', data: null, retryAfter: null });

describe('a study sheet', () => {
  it.each([
    ['loading', undefined, null, false],
    ['loaded', { body: 'Chữ.' }, null, false],
    ['loaded, though it could not be refreshed', { body: 'Chữ.' }, failure('NETWORK'), false],
    ['empty', { body: ' \n' }, null, true],
    ['missing', undefined, failure('NOT_FOUND'), true],
    ['offline', undefined, failure('NETWORK'), false],
  ])('%s', (_, sheet, error, missing) => {
    expect(sheetIsMissing(sheet, error)).toBe(missing);
  });

  it('that is missing is a 404 to the router', () => {
    expect(isRouteErrorResponse(new MissingSheet('none'))).toBe(true);
  });
});
