import type { Endpoint, Who } from './endpoint.ts';
import { type ErrorCode, STAFF_ERRORS, STEP_UP_ERRORS } from './error-codes.ts';

/** How a caller is refused whom the call is not for. A token that has ended is refused also where none is needed. */
const OF_CALLER: Readonly<Record<Who, readonly ErrorCode[]>> = {
  anyone: [],
  'maybe-learner': ['NOT_SIGNED_IN'],
  'maybe-taker': ['NOT_SIGNED_IN'],
  learner: ['NOT_SIGNED_IN'],
  taker: ['NOT_SIGNED_IN'],
  caller: ['NOT_SIGNED_IN', 'ACCESS_KEY_WRONG'],
  teacher: STAFF_ERRORS,
  operator: STAFF_ERRORS,
  staff: STAFF_ERRORS,
};
const OF_COMMAND = ['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_KEY_REQUIRED'] as const;

/** All error codes that an endpoint may answer with besides `COMMON_ERRORS`: those of its kind and caller, and its own. */
export const errorsOf = ({
  who,
  kind,
  stepUp,
  errors = [],
}: Pick<Endpoint, 'who' | 'kind' | 'stepUp' | 'errors'>): ErrorCode[] => [
  ...new Set([
    ...(stepUp ? STEP_UP_ERRORS : OF_CALLER[who]),
    ...errors,
    ...(kind === 'command' ? OF_COMMAND : []),
  ]),
];
