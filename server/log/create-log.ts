import pino from 'pino';
import { safeError } from './safe-error.ts';

/** Of an error given alone pino would take the message for the line's own. */
const UNNAMED = 'an error';

const errorIn = (given: unknown): Error | null => {
  if (given instanceof Error) return given;
  const err: unknown = typeof given === 'object' && given !== null && 'err' in given ? given.err : null;
  return err instanceof Error ? err : null;
};

/**
 * The log of one part of the program: JSON, a line each, of errors only what `safeError` tells, of requests only their
 * method and route.
 * @param destination stdout where there is none
 */
export const createLog = (level: string, destination?: pino.DestinationStream): pino.Logger =>
  pino(
    {
      level,
      serializers: {
        err: safeError,
        error: safeError,
        req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          route: request.routeOptions?.url,
        }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      },
      hooks: {
        logMethod(args, method) {
          const [first, words] = args;
          const error = errorIn(first);
          if (error && (words === undefined || words === error.message))
            return method.call(this, first instanceof Error ? { err: first } : first, UNNAMED);
          return method.apply(this, args);
        },
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
