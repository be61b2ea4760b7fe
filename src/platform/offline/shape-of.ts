import type { z } from 'zod/mini';

/** What zod calls the definition of a schema or of one of its checks. */
interface Defined {
  _zod: { def: { type?: string; getter?: () => unknown } };
}

const isDefined = (value: unknown): value is Defined =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** A schema's definition as text, schemas inside it included; what occurs again is a number. */
function textOf(schema: z.core.$ZodType): string {
  const seen = new Map<unknown, number>();
  return JSON.stringify(schema, (_, value: unknown) => {
    if (value instanceof RegExp || typeof value === 'bigint') return String(value);
    if (!isDefined(value)) return value;
    const known = seen.get(value);
    if (known !== undefined) return known;
    seen.set(value, seen.size);
    const { def } = value._zod;
    return def.getter ? [def.getter()] : def;
  });
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const shapes = new WeakMap<z.core.$ZodType, string>();

/**
 * A hash of what a schema accepts, kept beside data that is stored in its shape: data of the same hash fits, other data
 * has to be parsed. A new release of zod may change it, which costs no more than that.
 */
export function shapeOf(schema: z.core.$ZodType): string {
  const shape = shapes.get(schema) ?? hashOf(textOf(schema));
  shapes.set(schema, shape);
  return shape;
}

/** Data that was stored in a shape, if it still fits the schema, with what the schema has gained since. */
export function fitting(schema: z.core.$ZodType, data: unknown, shape: string | undefined): unknown {
  if (shape === shapeOf(schema)) return data;
  const parsed = schema['~standard'].validate(data);
  return parsed instanceof Promise || parsed.issues ? undefined : parsed.value;
}
