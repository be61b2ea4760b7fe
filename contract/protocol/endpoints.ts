import type * as areas from './areas.ts';

/**
 * Every call that the server answers, by area and operation; the server binds exactly one handler to each.
 * `ENDPOINTS.area.operation` is how a call is named everywhere. Both levels are modules, so a page of the app loads the
 * calls that it names and no others.
 */
export * as ENDPOINTS from './areas.ts';

export type Area = keyof typeof areas;
/** An operation's name where a text is needed: `area.operation`. */
export type OperationName = { [A in Area]: `${A}.${keyof (typeof areas)[A] & string}` }[Area];
