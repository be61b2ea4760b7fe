import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS, type OperationName } from './endpoints.ts';

interface NamedEndpoint {
  operation: OperationName;
  /** The two parts of its name. */
  area: string;
  name: string;
  endpoint: Endpoint;
}

const AREAS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = ENDPOINTS;

/** All endpoints with their names, for code that iterates over them; a single one is `ENDPOINTS.area.operation`. */
export const EVERY_ENDPOINT: readonly NamedEndpoint[] = Object.entries(AREAS).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    // Object.entries types keys as plain strings.
    operation: `${area}.${name}` as OperationName,
    area,
    name,
    endpoint,
  })),
);
