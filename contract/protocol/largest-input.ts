import type { z } from 'zod/mini';
import { recordBounds } from './text.ts';

type Schema = z.core.$ZodType;

/** Bytes of one UTF-16 unit at most: JSON may write any as `\u0000`. */
const UNIT_BYTES = 6;
/** A number, a boolean or null. */
const SCALAR_BYTES = 32;
/** Quotes, comma, colon and the spaces of a JSON text that is laid out for reading. */
const AROUND_BYTES = 16;
/** Lengths of the texts that zod knows as a format. */
const FORMAT_LENGTH: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

const textBytes = (units: number): number => units * UNIT_BYTES + AROUND_BYTES;

/** The least of what the checks of a text or a list allow; Infinity without one. */
function mostOf({ checks = [] }: { checks?: readonly z.core.$ZodCheck<never>[] | undefined }): number {
  const bounds = checks.map((check) => {
    const def: z.core.$ZodCheckDef & { maximum?: unknown } = check._zod.def;
    return def.check === 'max_length' && typeof def.maximum === 'number'
      ? def.maximum
      : Number.POSITIVE_INFINITY;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...bounds);
}

/** Most UTF-16 units that a schema of a text takes; Infinity where it takes any number. */
function longest(def: z.core.$ZodStringDef & { format?: string }): number {
  return Math.min(FORMAT_LENGTH[def.format ?? ''] ?? Number.POSITIVE_INFINITY, mostOf(def));
}

/**
 * Bytes of the largest JSON text that a schema takes, without fields that it does not know. What has no bound is told
 * to `unbounded` with its path.
 */
export function largestInput(schema: Schema, path: string, unbounded: (path: string) => void): number {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (of: Schema, below = ''): number => largestInput(of, path + below, unbounded);
  const bounded = (most: number, each: number): number => {
    if (Number.isFinite(most)) return most * each + AROUND_BYTES;
    unbounded(path);
    return 0;
  };
  switch (def.type) {
    case 'string':
      return bounded(longest(def), UNIT_BYTES);
    case 'array':
      return bounded(mostOf(def), inner(def.element, '[]') + AROUND_BYTES);
    case 'record': {
      const most = recordBounds.get(schema)?.most ?? Number.POSITIVE_INFINITY;
      return bounded(most, inner(def.keyType, '(key)') + inner(def.valueType, '.*') + AROUND_BYTES);
    }
    case 'object':
      return Object.entries(def.shape).reduce(
        (sum, [name, field]) => sum + textBytes(name.length) + inner(field, `.${name}`),
        AROUND_BYTES,
      );
    case 'union':
      return Math.max(...def.options.map((option) => inner(option)));
    case 'optional':
    case 'nullable':
    case 'default':
      return inner(def.innerType);
    case 'literal':
      return Math.max(...def.values.map((value) => textBytes(String(value).length)));
    case 'enum':
      return Math.max(...Object.values(def.entries).map((value) => textBytes(String(value).length)));
    case 'number':
    case 'boolean':
    case 'null':
      return SCALAR_BYTES;
    default:
      unbounded(`${path} (${def.type})`);
      return 0;
  }
}
