/** The loggable form of an error: free of user data, whatever the error contains. */
export interface SafeError {
  name: string;
  /** Only for errors whose messages are known to be free of user input. */
  message?: string;
  /** Where it was thrown: only frames, since the first lines of a stack are the message. */
  stack?: string[];
  code?: string | number;
  status?: number;
  kind?: string;
  severity?: string;
  syscall?: string;
  routine?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  cause?: SafeError;
  errors?: SafeError[];
}

/**
 * Errors whose messages are safe: Node's warnings, and ours that contain no caller input. A plain `Error` may
 * repeat anything (a body, a file, parsed text), so it is identified by where it was thrown.
 */
const SAFE_NAMES = new Set([
  'ConfigError',
  'ContentError',
  'ContractBreach',
  'DataLockedError',
  'DatabaseUnavailable',
  'DeadlyJob',
  'DeprecationWarning',
  'EmbeddedPostgresError',
  'EngineBusy',
  'EngineStopped',
  'ExperimentalWarning',
  'MaxListenersExceededWarning',
  'NoticeRefused',
  'PoolUsedInTransaction',
  'ProviderError',
  'SmsRefused',
  'TimeoutError',
]);
/** Safe messages of the JavaScript engine; others repeat values ("… in operator to search for … in …"). */
const OF_ENGINE =
  /^(?:fetch failed|Invalid URL|Maximum call stack size exceeded|Cannot read properties of (?:undefined|null))/;
const NAMES = ['kind', 'severity', 'syscall', 'routine', 'schema', 'table', 'column', 'constraint'] as const;
const MAX_LENGTH = 400;
const FRAMES = 20;
const DEEPEST = 4;
/** A column, a code, a function: one word that cannot be a phone number or an address. */
const WORD = /^(?!.*\d{6})[\w$.:-]{1,63}$/;
const FRAME = /^ {4}at (?:[^(]+ \()?(?:file:|node:|\/|<|[A-Za-z]:\\).*$/;

/**
 * Removes data: everything from the first quote to the last (data may contain quotes), and long numbers,
 * which may be personal.
 */
const withoutData = (text: string): string =>
  (text.replace(/["'].*["']/s, '"…"').split('\n')[0] ?? '').replace(/\d{6,}/g, '…').slice(0, MAX_LENGTH);

/**
 * Duck typing, because worker threads load this too and need neither the database driver nor the query
 * builder.
 */
const isFailedQuery = (error: Error): error is Error & { query: string } =>
  'query' in error && typeof error.query === 'string' && 'params' in error;
const isOfDatabase = (error: Error): boolean => 'severity' in error && 'routine' in error;

/** The statement with placeholders, the database's message without values, or a safe message. */
function messageOf(error: Error): string | undefined {
  if (isFailedQuery(error)) return `Failed query: ${error.query.slice(0, MAX_LENGTH)}`;
  if (isOfDatabase(error)) return withoutData(error.message);
  const isOfSystem = 'syscall' in error && 'code' in error;
  const [ofEngine] = OF_ENGINE.exec(error.message) ?? [];
  if (ofEngine !== undefined) return ofEngine;
  return isOfSystem || SAFE_NAMES.has(error.name) ? withoutData(error.message) : undefined;
}

function framesOf({ name, message, stack = '' }: Error): string[] {
  // Skips the message by its length: lines of a message may look like frames.
  const head = stack.indexOf(message, stack.startsWith(name) ? name.length : 0);
  const rest = message !== '' && head >= 0 ? stack.slice(head + message.length) : stack;
  return rest
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());
}

const wordsOf = (error: Error): Partial<SafeError> => {
  const given: Record<string, unknown> = { ...error };
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' && WORD.test(value) ? [[name, value]] : [];
    }),
  );
};

/** The err serializer of every log: an allowlist, never the error itself. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { name: typeof error };
  const result: SafeError = { name: WORD.test(error.name) ? error.name : 'Error', ...wordsOf(error) };
  const message = messageOf(error);
  if (message !== undefined) result.message = message;
  const frames = framesOf(error);
  if (frames.length > 0) result.stack = frames;
  const code: unknown = 'code' in error ? error.code : undefined;
  if (typeof code === 'number' || (typeof code === 'string' && WORD.test(code))) result.code = code;
  const status: unknown = 'status' in error ? error.status : undefined;
  if (typeof status === 'number') result.status = status;
  if (depth >= DEEPEST) return result;
  if (error.cause !== undefined && error.cause !== null) result.cause = safeError(error.cause, depth + 1);
  if (error instanceof AggregateError)
    result.errors = error.errors.slice(0, DEEPEST).map((one: unknown) => safeError(one, depth + 1));
  return result;
}

/** The same in one line: its message or, if that is unsafe, where it was thrown. */
export function reasonOf(error: unknown): string {
  const { name, code, message, stack, cause } = safeError(error);
  const what = [name, code, message ?? stack?.[0]].filter((part) => part !== undefined).join(' ');
  return cause?.message === undefined ? what : `${what}: ${cause.message}`;
}

/** A sanitised error that can be stored or shown to the operator instead of the original. */
export class SanitisedError extends Error {
  override name = 'SanitisedError';

  constructor(error: unknown) {
    super(reasonOf(error));
    // The place of wrapping adds nothing to the reason.
    this.stack = '';
  }
}
