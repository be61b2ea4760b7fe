import { CODES_BY_STATUS, type ErrorCode } from './error-codes.ts';

/** The HTTP status of each error code. Only servers and tests need it: the app reads codes. */
export const ERROR_STATUS = Object.fromEntries(
  Object.entries(CODES_BY_STATUS).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])),
) as Readonly<Record<ErrorCode, number>>;
