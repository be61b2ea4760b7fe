import { z } from 'zod/mini';

type Schema = z.core.$ZodType;

/** Any part of a value; what is left out is made up. */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { [Field in keyof T]?: Given<T[Field]> | undefined }
    : T;

/** Texts for fields that accept none of any kind. */
const TEXTS = ['019aa000-0000-7000-8000-000000000000', '2026-01-01', '00:00', '0'.repeat(64)];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The bound that a check of this kind sets; 0 without one. */
function boundOf({ checks = [] }: { checks?: readonly z.core.$ZodCheck<never>[] | undefined }, kind: string) {
  const defs = checks.map((check): { check: string; minimum?: unknown; value?: unknown } => check._zod.def);
  return Math.max(
    0,
    ...defs.filter(({ check }) => check === kind).map((def) => Number(def.minimum ?? def.value)),
  );
}

/** The keys that each value of a record must have. */
function keysOf(schema: Schema): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
}

/** Which of several forms was meant: the first that fits what is given. */
function formOf(options: readonly Schema[], given: unknown, name: string): unknown {
  const made = options.map((option) => ({ option, value: fill(option, given, name) }));
  return made.find(({ option, value }) => z.safeParse(option, value).success)?.value ?? made[0]?.value;
}

/** What is given, with all else that the schema asks for. `name` is the text where nothing else tells one. */
export function fill(schema: Schema, given: unknown, name: string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      if (given !== undefined && !isRecord(given)) return given;
      const fields = Object.entries(def.shape).map(([field, of]) => [field, fill(of, given?.[field], field)]);
      return { ...given, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
    }
    case 'array':
      if (given !== undefined && !Array.isArray(given)) return given;
      return Array.isArray(given)
        ? given.map((item) => fill(def.element, item, name))
        : Array.from({ length: boundOf(def, 'min_length') }, () => fill(def.element, undefined, name));
    case 'tuple':
      return def.items.map((item, at) => fill(item, Array.isArray(given) ? given[at] : undefined, name));
    case 'record': {
      if (given !== undefined && !isRecord(given)) return given;
      const keys = [...keysOf(def.keyType), ...Object.keys(given ?? {})];
      return Object.fromEntries(keys.map((key) => [key, fill(def.valueType, given?.[key], key)]));
    }
    case 'union':
      return formOf(def.options, given, name);
    case 'optional':
      return given === undefined ? undefined : fill(def.innerType, given, name);
    case 'nullable':
      return given === undefined || given === null ? null : fill(def.innerType, given, name);
    case 'default':
      return given === undefined ? def.defaultValue : fill(def.innerType, given, name);
    default:
      return given === undefined ? simplest(schema, name) : given;
  }
}

/** The least that a schema without parts accepts. */
function simplest(schema: Schema, name: string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [name, ...TEXTS].find((text) => z.safeParse(schema, text).success);
    case 'number':
      return boundOf(def, 'greater_than');
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    default:
      throw new Error(`${name}: nothing is made up for ${def.type}`);
  }
}

/**
 * A valid value of a schema, always the same: what is given, and the least for the rest. Texts are the names of their
 * fields, numbers 0, lists empty, what may be null is null, what may be left out is left out, and what has several forms
 * has the first that fits what is given.
 */
export function made<S extends Schema>(schema: S, given?: Given<z.input<S>>): z.output<S> {
  return z.parse(schema, fill(schema, given, 'value'));
}
