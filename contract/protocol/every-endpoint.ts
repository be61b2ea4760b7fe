import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS, type OperationName } from './endpoints.ts';

interface NamedEndpoint {
  operation: OperationName;
  /** The two halves of its name. */
  area: string;
  name: string;
  endpoint: Endpoint;
}

const AREAS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = ENDPOINTS;

/** Every call with its name, for what goes over all of them; whoever means one writes `ENDPOINTS.area.operation`. */
export const EVERY_ENDPOINT: readonly NamedEndpoint[] = Object.entries(AREAS).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    // The names of keys are plain strings to TypeScript.
    operation: `${area}.${name}` as OperationName,
    area,
    name,
    endpoint,
  })),
);
