import type * as areas from './areas.ts';

/**
 * Every endpoint of the server, by area and operation; the server binds exactly one handler to each. Code refers to an
 * endpoint as `ENDPOINTS.area.operation`. Both levels are modules, so a page of the app loads only the endpoints that
 * it uses.
 */
export * as ENDPOINTS from './areas.ts';

export type Area = keyof typeof areas;
/** An operation's name as a string: `area.operation`. */
export type OperationName = { [A in Area]: `${A}.${keyof (typeof areas)[A] & string}` }[Area];
