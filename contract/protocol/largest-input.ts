import type { z } from 'zod/mini';
import { recordBounds } from './text.ts';

type Schema = z.core.$ZodType;

/** Maximum bytes of one UTF-16 unit: JSON may write any as `\u0000`. */
const UNIT_BYTES = 6;
/** A number, a boolean or null. */
const SCALAR_BYTES = 32;
/** Quotes, comma, colon and the spaces of indented JSON. */
const AROUND_BYTES = 16;
/** Lengths of strings with a zod format. */
const FORMAT_LENGTH: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

const textBytes = (units: number): number => units * UNIT_BYTES + AROUND_BYTES;

/** Smallest maximum length among the checks of a string or an array; Infinity without one. */
function maxLengthOf({ checks = [] }: { checks?: readonly z.core.$ZodCheck<never>[] | undefined }): number {
  const bounds = checks.map((check) => {
    const def: z.core.$ZodCheckDef & { maximum?: unknown } = check._zod.def;
    return def.check === 'max_length' && typeof def.maximum === 'number'
      ? def.maximum
      : Number.POSITIVE_INFINITY;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...bounds);
}

/** Maximum UTF-16 units of a string schema; Infinity if it is unbounded. */
function maxStringLength(def: z.core.$ZodStringDef & { format?: string }): number {
  return Math.min(FORMAT_LENGTH[def.format ?? ''] ?? Number.POSITIVE_INFINITY, maxLengthOf(def));
}

/**
 * Maximum bytes of a JSON text that a schema accepts, without unknown fields. `unbounded` is called with the path of
 * each part that has no bound.
 */
export function largestInput(schema: Schema, path: string, unbounded: (path: string) => void): number {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (of: Schema, below = ''): number => largestInput(of, path + below, unbounded);
  const bounded = (max: number, bytesEach: number): number => {
    if (Number.isFinite(max)) return max * bytesEach + AROUND_BYTES;
    unbounded(path);
    return 0;
  };
  switch (def.type) {
    case 'string':
      return bounded(maxStringLength(def), UNIT_BYTES);
    case 'array':
      return bounded(maxLengthOf(def), inner(def.element, '[]') + AROUND_BYTES);
    case 'tuple':
      return def.items.reduce((sum, item, at) => sum + inner(item, `[${at}]`) + AROUND_BYTES, AROUND_BYTES);
    case 'record': {
      const max = recordBounds.get(schema)?.max ?? Number.POSITIVE_INFINITY;
      return bounded(max, inner(def.keyType, '(key)') + inner(def.valueType, '.*') + AROUND_BYTES);
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
