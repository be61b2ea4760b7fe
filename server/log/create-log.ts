import pino from 'pino';
import { safeError } from './safe-error.ts';

/** Replaces the error's message, which pino would use for the line when given only an error. */
const UNNAMED = 'an error';

const errorIn = (given: unknown): Error | null => {
  if (given instanceof Error) return given;
  const err: unknown = typeof given === 'object' && given !== null && 'err' in given ? given.err : null;
  return err instanceof Error ? err : null;
};

/**
 * The log of one part of the program: one JSON line per entry, with only the `safeError` form of errors and
 * the method and route of requests.
 * @param destination stdout by default
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
